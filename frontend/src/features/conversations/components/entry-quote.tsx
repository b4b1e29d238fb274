import { Box } from '@mui/material';
import { diaryTexts } from '../texts/diary';

/** The person's message, below the entry that was recognised in it. */
export const EntryQuote = ({ words }: { words: string | null }) =>
  words !== null && (
    <Box component="q" sx={{ display: 'block', typography: 'body2', color: 'quiet', quotes: diaryTexts().quotes }}>
      {words}
    </Box>
  );
