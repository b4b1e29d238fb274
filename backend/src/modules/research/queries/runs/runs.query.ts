import { visibleTracker } from '#modules/trackers/published';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { pageRequestOf, pageParameters, paged } from '#platform/http/answers/page';
import { readRoute } from '#platform/http/routes/read-route';
import { newestFirst } from '#platform/read-store/newest-first';
import { READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { runs } from '#projections/research/runs/runs.projection';
import { runAnswer, runView } from '../run-view';

export const GetRuns = readRoute({
  path: 'api/topics/tracker/:id/runs',
  access: 'optional',
  summary: 'The tracker’s runs, newest first; 100 a page.',
  query: pageParameters(100),
  answers: z.array(runAnswer),
  uses: [READ_STORE, SCRATCH_STORE],
  async read({ params: { id }, query, caller }, reads, scratch) {
    const tracker = await visibleTracker(reads, id, caller);
    if (isRefusal(tracker)) return tracker;
    const list = { where: { tracker_id: id }, by: 'requested_at' } as const;
    const { rows, next } = await newestFirst(reads, runs, list, pageRequestOf(query));
    return paged({ rows: await Promise.all(rows.map((run) => runView(scratch, run))), next });
  },
});
