import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { actionTexts } from '#shared/texts/actions';
import { EmptyState } from '#shared/ui/states/empty-state';
import { missingPageTexts } from '../texts/missing-pages';

/** Replaces a page that failed to render. */
export const CrashedPage = () => {
  const texts = missingPageTexts();
  usePageTitle(texts.notShown);
  const error = useRouteError();
  // Imported dynamically: otherwise the first script would list this part's imports.
  useEffect(
    () =>
      void import('#shared/lazy/report-crash').then(
        ({ reportCrash }) => reportCrash(error),
        () => undefined,
      ),
    [error],
  );
  return (
    <>
      <Box component="h1" sx={{ typography: 'h1' }}>
        {texts.notShownTitle}
      </Box>
      <EmptyState
        title={texts.nothingLost}
        actions={
          <>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {texts.reload}
            </Button>
            <Button variant="outlined" href="/explore">
              {actionTexts().goToExplore}
            </Button>
          </>
        }
      >
        <p>{texts.wentWrong}</p>
      </EmptyState>
    </>
  );
};
