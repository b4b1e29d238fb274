import { Box } from '@mui/material';
import type { Proposal } from '../api/conversation';
import { diaryTexts } from '../texts/diary';
import { ProposedText, proposalCardSx, formatOutcome, rowSx } from './proposed-text';

/** Proposals to somebody and their answers, read-only. */
export const ProposalsReadOnly = ({ proposals }: { proposals: readonly Proposal[] }) => (
  <Box role="group" aria-label={diaryTexts().whatWasProposed} sx={proposalCardSx}>
    {proposals.map((proposal) => (
      <Box key={proposal.id} sx={rowSx}>
        <ProposedText proposal={proposal} />
        <Box sx={{ typography: 'label', fontWeight: 400, color: 'quiet' }}>{formatOutcome(proposal)}</Box>
      </Box>
    ))}
  </Box>
);
