import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '#shared/api/use-api-mutation';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import type { Run } from '#features/trackers/api/tracker';
import { trackerQueries } from '#features/trackers/api/tracker-queries';
import { isActive } from '#features/trackers/published/poll-interval';
import { runQuery } from './api/get-run';

/**
 * The newest run of a tracker, polled while it is active. When it ends, everything that shows the tracker is refetched.
 */
export const useLiveRun = (trackerId: string, run: Run): Run => {
  const queryClient = useQueryClient();
  const followed = isActive(run);
  const data = useOptionalQuery({ ...runQuery(trackerId, run.id), enabled: followed });
  const live = followed ? (data ?? run) : run;
  const hasEnded = followed && !isActive(live);
  useEffect(() => {
    if (hasEnded) void invalidate(queryClient, trackerQueries(trackerId));
  }, [hasEnded, queryClient, trackerId]);
  return live;
};
