import { Box } from '@mui/material';
import { scale } from '../theme/tokens';

/** The name with a superior 1: the product's own first citation. */
export const Wordmark = ({ name }: { name: string }) => (
  <Box
    component="span"
    sx={{ fontFamily: 'h1.fontFamily', fontSize: scale.section, lineHeight: 1.2, color: 'ink', whiteSpace: 'nowrap' }}
  >
    {name}
    <Box
      component="span"
      aria-hidden
      sx={{
        fontFamily: 'fontFamily',
        fontSize: 11,
        fontWeight: 700,
        fontVariantNumeric: 'normal',
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
