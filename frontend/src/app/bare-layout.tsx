import { Box } from '@mui/material';
import { Outlet } from 'react-router-dom';
import { LanguageSwitch } from './shell/language-switch';

/** Layout of the sign-in pages, where the language can be changed, too. */
export const BareLayout = () => (
  <Box sx={{ position: 'relative' }}>
    <Outlet />
    <Box component="footer" sx={cornerSx}>
      <LanguageSwitch />
    </Box>
  </Box>
);

/** Level with the product's name. */
const cornerSx = { position: 'absolute', top: 18, right: { xs: 6, sm: 20 } };
