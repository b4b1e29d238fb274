import { Box } from '@mui/material';
import type { Proposal } from '../api/conversation';
import { diaryTexts } from '../texts/diary';
import { EntryQuote } from './entry-quote';

/** How a proposal was confirmed, with the later state of its entry, such as deleted. */
const keptText = ({ does, became }: Proposal): string => {
  const { kept, thenDeleted, thenChanged } = diaryTexts();
  if (became === null) return kept[does];
  return became.entry === null ? thenDeleted(kept[does]) : thenChanged(kept[does], became.entry.text);
};

export const formatOutcome = (proposal: Proposal): string => {
  switch (proposal.status) {
    case 'kept':
      return keptText(proposal);
    case 'refused':
      return diaryTexts().refused[proposal.does];
    case 'open':
      return diaryTexts().notYet;
  }
};

/** Announces the proposals just confirmed or refused, in a live region. */
export const formatSettled = (proposals: readonly Proposal[]): string =>
  proposals
    .map((proposal) => diaryTexts().settled(formatOutcome(proposal), proposal.entry?.text ?? proposal.was?.text ?? ''))
    .join('. ');

interface ProposedTextProps {
  proposal: Proposal;
  showQuote?: boolean;
}

/** The proposed entry, or an entry before and after. */
export const ProposedText = ({ proposal: { does, was, entry, asks }, showQuote = false }: ProposedTextProps) => (
  <Box sx={{ flex: '1 1 16em', minWidth: 0, overflowWrap: 'anywhere' }} dir="auto">
    {was !== null && (
      <Box component={does === 'delete' ? 'span' : 's'} sx={{ display: 'block', color: 'quiet' }}>
        {was.text}
      </Box>
    )}
    {entry !== null && <Box sx={{ fontWeight: 500 }}>{entry.text}</Box>}
    {showQuote && <EntryQuote words={(entry ?? was)?.entry.words ?? null} />}
    {asks !== null && <Box sx={{ typography: 'body2', color: 'quiet' }}>{asks}</Box>}
  </Box>
);

export const proposalCardSx = {
  width: '100%',
  maxWidth: 'min(100%, 62ch)',
  px: 4,
  py: 3,
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 1,
  bgcolor: 'sheet',
};

/** Row whose actions wrap below the text where there is no room beside it. */
export const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 2,
  '& + &': { borderTop: 'hairline' },
};
