import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useProductName } from '#shared/hooks/use-product-name';
import { Wordmark } from '#shared/ui/wordmark';
import { shellTexts } from '../texts/shell';

/** The product's name, which leads to Explore. */
export const HomeLink = () => {
  const product = useProductName();
  return (
    <Box component={Link} to="/explore" aria-label={shellTexts().toExplore(product)} sx={{ textDecoration: 'none' }}>
      <Wordmark name={product} />
    </Box>
  );
};
