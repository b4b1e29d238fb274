import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { trackers } from '#modules/trackers/published';
import { contentRange } from '#platform/administration/content-range';
import { listRequestOf, listQuery } from '#platform/administration/list-request';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { readRoute } from '#platform/http/routes/read-route';
import { READ_STORE } from '#platform/read-store/read-store';
import { EventMask } from '../events/event-mask';
import { trackerAsOf } from './as-of';
import { asOfAnswer } from './as-of-answer';
import { historyFields } from './history-fields';
import { historyRow, listHistory } from './history-rows';

const POSITION = /^\d{1,15}$/;

/** The history of a tracker, from the log. */
export const TrackerHistory = readRoute({
  path: 'api/admin/trackers/:id/history',
  access: 'staff',
  summary:
    'The events of a tracker, and of impersonations under which it was changed, newest first, each with what it did in a few words and its run.',
  query: listQuery,
  answers: z.array(historyRow),
  uses: [READ_STORE, EVENT_STORE, EventMask],
  async read({ params: { id: trackerId }, query, response }, reads, log, mask) {
    const tracker = await reads.get(trackers, trackerId);
    if (tracker === undefined) return refuse('NOT_FOUND', 'This tracker does not exist.');
    const request = listRequestOf(query, historyFields);
    const { rows, total } = await listHistory(reads, log, mask, tracker, request);
    response.setHeader('Content-Range', contentRange('history', request, rows.length, total));
    return rows;
  },
});

/** Its state at any time, from the log, too. */
export const TrackerAsOf = readRoute({
  path: 'api/admin/trackers/:id/as-of/:position',
  access: 'staff',
  summary: 'A tracker as it was after one of its events, folded from the log, and the fields that the event changed.',
  answers: asOfAnswer,
  uses: [READ_STORE, EVENT_STORE, EventMask],
  async read({ params: { id: trackerId, position } }, reads, log, mask) {
    const tracker = await reads.get(trackers, trackerId);
    const asOf =
      tracker !== undefined && POSITION.test(position)
        ? await trackerAsOf(reads, log, mask, tracker, Number(position))
        : undefined;
    return asOf ?? refuse('NOT_FOUND', 'This tracker has no event at this position.');
  },
});
