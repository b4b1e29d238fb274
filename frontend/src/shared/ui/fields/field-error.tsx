import { Box } from '@mui/material';

/** Present even while empty, so that screen readers announce the error when it appears. */
export const FieldError = ({ id, text }: { id?: string; text?: string }) => (
  <Box id={id} role="alert" sx={{ typography: 'body2', color: 'failed', mt: text ? '5px' : 0 }}>
    {text}
  </Box>
);
