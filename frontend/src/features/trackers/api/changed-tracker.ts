import type { QueryClient } from '@tanstack/react-query';

/** Asks again for what may show a tracker that has just been changed: its page, the folder it lies in, and Explore. */
export const askAgainForTracker = async (queries: QueryClient, trackerId: string): Promise<void> => {
  await Promise.all(
    [['tracker', trackerId], ['collection'], ['explore'], ['wire']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
};
