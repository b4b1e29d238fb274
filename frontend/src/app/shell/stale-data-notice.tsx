import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropReadsBefore, useHasStaleReads } from '#shared/api/stale-reads';
import { browserNow } from '#shared/time/clock';
import { shellTexts } from '../texts/shell';

const INITIAL_BACKOFF_MS = 1000;
const MAX_BACKOFF_MS = 15_000;

/** Shown while the server is behind this browser's latest change; refetches until it has caught up. */
export const StaleDataNotice = () => {
  const isBehind = useHasStaleReads();
  useRefetching(isBehind);
  return (
    <Box role="status" sx={containerSx}>
      {isBehind && (
        <Box component="p" sx={slipSx}>
          {shellTexts().catchingUp}
        </Box>
      )}
    </Box>
  );
};

const useRefetching = (isBehind: boolean) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isBehind) return;
    let isUnmounted = false;
    let timer: ReturnType<typeof setTimeout>;
    const refetchAfter = (pauseMs: number) => {
      timer = setTimeout(async () => {
        const since = browserNow().getTime();
        await queryClient.invalidateQueries({}, { cancelRefetch: false });
        dropReadsBefore(since);
        if (!isUnmounted) refetchAfter(Math.min(2 * pauseMs, MAX_BACKOFF_MS));
      }, pauseMs);
    };
    refetchAfter(INITIAL_BACKOFF_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [isBehind, queryClient]);
};

const containerSx = {
  position: 'fixed',
  zIndex: 'appBar',
  bottom: 20,
  right: { xs: 18, sm: 24 },
  left: { xs: 18, sm: 'auto' },
  pointerEvents: 'none',
};

const slipSx = {
  typography: 'body2',
  px: 4,
  py: 2,
  bgcolor: 'sheet',
  border: 'hairline',
  borderRadius: 1,
  boxShadow: 'var(--aidy-shadow)',
};
