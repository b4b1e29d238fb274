import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { runQuery } from './api/get-run';
import { invalidateTracker } from './published/api/invalidate-tracker';
import type { Run } from './published/api/tracker';
import { isUnderWay } from './published/poll-interval';
import { useOptionalQuery } from '../../shared/api/use-optional-query';

/** The newest run of a tracker, polled while it is active. When it ends, everything that shows the tracker is refetched. */
export const useLiveRun = (trackerId: string, run: Run): Run => {
  const queries = useQueryClient();
  const followed = isUnderWay(run);
  const data = useOptionalQuery({ ...runQuery(trackerId, run.id), enabled: followed });
  const live = followed ? (data ?? run) : run;
  const hasEnded = followed && !isUnderWay(live);
  useEffect(() => {
    if (hasEnded) void invalidateTracker(queries, trackerId);
  }, [hasEnded, queries, trackerId]);
  return live;
};
