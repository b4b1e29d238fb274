import { Box } from '@mui/material';

/** Stays in the page while empty, so that screen readers announce what comes to stand in it. */
export const FieldError = ({ id, text }: { id?: string; text?: string }) => (
  <Box id={id} role="alert" sx={{ typography: 'body2', color: 'failed', mt: text ? '5px' : 0 }}>
    {text}
  </Box>
);
