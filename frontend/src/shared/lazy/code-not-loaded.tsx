import { Box, Button } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { commonTexts } from '../texts/common';
import { lazyTexts } from '../texts/lazy';
import { useServerCheck } from './use-server-check';

interface CodeNotLoadedProps {
  onRetry: () => void;
  retries: number;
  /** Whether its code was loaded and threw. */
  hasCrashed?: boolean;
  /** Another action in addition to retrying. */
  otherwise?: ReactNode;
  /** Set for a whole page, which reloads automatically if that helps, since nothing has been typed yet. */
  isPage?: boolean;
}

/** Reports that a section of the page is missing, and what to do. */
export const CodeNotLoaded = ({ onRetry, retries, hasCrashed, otherwise, isPage }: CodeNotLoadedProps) => {
  const { answers, hasNewVersion } = useServerCheck();
  // Browsers remember until a reload that a module could not be fetched, even if other parts share it. Only after a
  // retry, so that a file missing on the server does not cause an endless reload.
  const reloadHelps = hasNewVersion || (retries > 0 && answers);
  useEffect(() => {
    if (isPage && reloadHelps) window.location.reload();
  }, [isPage, reloadHelps]);
  const texts = lazyTexts();
  const page = hasCrashed ? texts.pageNotShown : texts.pageNotLoaded;
  const section = hasCrashed ? texts.sectionNotShown : texts.sectionNotLoaded;
  const reload = (
    <Button variant={hasNewVersion ? 'contained' : 'outlined'} onClick={() => window.location.reload()}>
      {texts.reload}
    </Button>
  );
  return (
    <Box role="alert">
      <Box component={isPage ? 'h1' : 'p'} sx={{ typography: isPage ? 'h1' : 'h3', mb: 2 }}>
        {isPage ? page : section}
      </Box>
      <Box component="p" sx={{ color: 'quiet' }}>
        {hasNewVersion ? texts.newerVersion : !hasCrashed && texts.checkConnection}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 5 }}>
        {hasNewVersion ? (
          reload
        ) : (
          <Button variant="contained" onClick={onRetry}>
            {commonTexts().tryAgain}
          </Button>
        )}
        {!hasNewVersion && retries > 0 && reload}
        {otherwise}
      </Box>
    </Box>
  );
};
