import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { actionTexts } from '#shared/texts/actions';
import { EmptyState } from '#shared/ui/states/empty-state';
import { missingPageTexts } from '../texts/missing-pages';

export const NotFoundPage = () => {
  const texts = missingPageTexts();
  usePageTitle(texts.notFound);
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1' }}>
        {texts.notFoundTitle}
      </Box>
      <EmptyState
        title={texts.nothingHere}
        actions={
          <Button variant="contained" component={Link} to="/explore">
            {actionTexts().goToExplore}
          </Button>
        }
      >
        <p>{texts.whyNothingHere}</p>
      </EmptyState>
    </>
  );
};
