import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsSignedIn } from '#shared/session/session';

/** Delay after a page opened, so that its own requests come first. */
const START_DELAY_MS = 2_000;

/** Keeps the page of a signed-in user up to date. */
export const useLive = (): void => {
  const isSignedIn = useIsSignedIn();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    const ending = new AbortController();
    const start = async () => {
      const { refreshOnNews } = await import('./refresh-on-news');
      refreshOnNews(queryClient, ending.signal);
    };
    // Polling goes on if the code cannot be loaded.
    const startTimer = setTimeout(() => void start().catch(() => undefined), START_DELAY_MS);
    return () => {
      clearTimeout(startTimer);
      ending.abort();
    };
  }, [isSignedIn, queryClient]);
};
