import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useProductName } from '../../shared/hooks/use-product-name';
import { Wordmark } from '../../shared/ui/wordmark';

/** The product's name, which leads to Explore. */
export const HomeLink = () => (
  <Box component={Link} to="/explore" aria-label={`${useProductName()}, to Explore`} sx={{ textDecoration: 'none' }}>
    <Wordmark name={useProductName()} />
  </Box>
);
