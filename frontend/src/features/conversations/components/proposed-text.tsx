import { Box } from '@mui/material';
import type { Proposal } from '../api/conversation';

export const SETTLED: Readonly<Record<Proposal['does'], string>> = {
  add: 'Kept',
  change: 'Changed',
  delete: 'Deleted',
};

export const REFUSED: Readonly<Record<Proposal['does'], string>> = {
  add: 'Not kept',
  change: 'Not changed',
  delete: 'Not deleted',
};

/** What would be added, or an entry before and after. */
export const ProposedText = ({ proposal: { does, was, entry, times } }: { proposal: Proposal }) => (
  <Box sx={{ flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' }} dir="auto">
    {was !== null && (
      <Box component={does === 'delete' ? 'span' : 's'} sx={{ display: 'block', color: 'quiet' }}>
        {was.text}
      </Box>
    )}
    {entry !== null && <Box sx={{ fontWeight: 500 }}>{entry.text}</Box>}
    {times.length > 0 && <Box sx={{ typography: 'body2', color: 'quiet' }}>When was it?</Box>}
  </Box>
);

export const cardSx = {
  width: '100%',
  maxWidth: 'min(100%, 62ch)',
  px: 4,
  py: 3,
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 1,
  bgcolor: 'sheet',
};

/** What can be done stands below the text where both have no room beside each other. */
export const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 2,
  '& + &': { borderTop: '1px solid', borderColor: 'rule' },
};
