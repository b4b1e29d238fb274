import { Box } from '@mui/material';

/** The product's name with a superscript 1, like a citation. */
export const Wordmark = ({ name }: { name: string }) => (
  <Box component="span" sx={{ typography: 'h2', fontWeight: 400, color: 'ink', whiteSpace: 'nowrap' }}>
    {name}
    <Box
      component="span"
      aria-hidden
      sx={{
        typography: 'superior',
        color: 'accent',
        ml: '1px',
        position: 'relative',
        top: '1px',
      }}
    >
      1
    </Box>
  </Box>
);
