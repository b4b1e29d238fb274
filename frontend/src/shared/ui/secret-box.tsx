import { Box } from '@mui/material';

/** A secret to copy, which one click selects whole. */
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
