import { Box } from '@mui/material';

/** What the person said, below the entry that was read in it. */
export const WordsReadFrom = ({ words }: { words: string | null }) =>
  words !== null && (
    <Box component="q" sx={{ display: 'block', typography: 'body2', color: 'quiet', quotes: '"“" "”"' }}>
      {words}
    </Box>
  );
