import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { runQuery } from './api/get-run';
import { invalidateTracker } from './api/invalidate-tracker';
import type { Run } from './api/tracker';
import { isUnderWay } from './poll-interval';

/** The newest run of a tracker, followed while it is under way. When it ends, what shows the tracker is fetched again. */
export const useLiveRun = (trackerId: string, run: Run): Run => {
  const queries = useQueryClient();
  const followed = isUnderWay(run);
  const { data } = useQuery({ ...runQuery(trackerId, run.id), enabled: followed });
  const live = followed ? (data ?? run) : run;
  const hasEnded = followed && !isUnderWay(live);
  useEffect(() => {
    if (hasEnded) void invalidateTracker(queries, trackerId);
  }, [hasEnded, queries, trackerId]);
  return live;
};
