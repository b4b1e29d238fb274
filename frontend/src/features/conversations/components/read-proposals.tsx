import { Box } from '@mui/material';
import type { Proposal } from '../api/conversation';
import { ProposedText, REFUSED, SETTLED, cardSx, rowSx } from './proposed-text';

const outcomeOf = ({ does, status }: Proposal): string => {
  switch (status) {
    case 'kept':
      return SETTLED[does];
    case 'refused':
      return REFUSED[does];
    case 'open':
      return 'Not answered yet';
  }
};

/** What was proposed to somebody and what they said to it, for whoever reads along. */
export const ReadProposals = ({ proposals }: { proposals: readonly Proposal[] }) => (
  <Box role="group" aria-label="What was proposed" sx={cardSx}>
    {proposals.map((proposal) => (
      <Box key={proposal.id} sx={rowSx}>
        <ProposedText proposal={proposal} />
        <Box sx={{ typography: 'label', fontWeight: 400, color: 'quiet' }}>{outcomeOf(proposal)}</Box>
      </Box>
    ))}
  </Box>
);
