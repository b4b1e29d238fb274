import { Box } from '@mui/material';

/** A secret to copy; one click selects all of it. */
export const SecretBox = ({ children }: { children: string }) => (
  <Box component="code" sx={secretSx}>
    {children}
  </Box>
);

const secretSx = {
  display: 'block',
  mt: 4,
  p: 3,
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'wash',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};
