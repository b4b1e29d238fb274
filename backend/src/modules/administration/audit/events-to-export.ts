import type { Document } from '#kernel/projection';
import { filterOf } from '#platform/administration/filter-of';
import type { Condition, Row } from '#platform/administration/resource';
import type { EventStore } from '#platform/event-store/event-store';
import type { ReadStore } from '#platform/read-store/read-store';
import type { LoggedEvent } from '#projections/administration/logged-event';
import { eventRows, modelFor } from '../events/events.resource';

/** Events read from the log at once. */
const BATCH = 500;

/** The events that meet the conditions, oldest first, up to the position that the log has when it begins. */
export async function* eventsToExport(
  reads: ReadStore,
  log: Pick<EventStore, 'readStream' | 'lastPosition'>,
  where: readonly Condition[],
): AsyncGenerator<readonly Row[]> {
  const [model, filter] = [modelFor(where), filterOf(where)];
  const end = await log.lastPosition();
  let after = -1;
  while (after < end) {
    const here = { $and: [filter, { position: { $gt: after, $lte: end } }] };
    const found = (await reads.find<Document>(model, here, { sort: { position: 1 }, limit: BATCH })) as Array<
      Document & LoggedEvent
    >;
    // An event that involves several of the people asked for is found once for each.
    const each = new Map(found.map((logged) => [logged.event_id, logged] as const));
    yield await eventRows(reads, log, [...each.values()]);
    after = found.length < BATCH ? end : (found.at(-1)?.position ?? end);
  }
}
