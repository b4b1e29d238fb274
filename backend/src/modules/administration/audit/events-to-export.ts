import type { Document } from '#kernel/projection';
import { filterOf } from '#platform/administration/filter-of';
import { meets } from '#platform/administration/rows-resource';
import type { Condition, Row } from '#platform/administration/resource';
import type { EventStore } from '#platform/event-store/event-store';
import type { ReadStore } from '#platform/read-store/read-store';
import type { LoggedEvent } from '#projections/administration/logged-event';
import { eventRows, modelFor } from '../events/events.resource';

/** Events read from the log at once. */
const BATCH = 500;

/** Whether no index gives the events in the order of the log: several types, say, would have to be sorted for each batch. */
const isUnordered = ({ field, operator }: Condition): boolean => operator === '$in' && field !== 'person_id';

/** The events that meet the conditions, oldest first, up to the position that the log has when it begins. */
export async function* eventsToExport(
  reads: ReadStore,
  log: Pick<EventStore, 'readStream' | 'lastPosition'>,
  where: readonly Condition[],
): AsyncGenerator<readonly Row[]> {
  const model = modelFor(where);
  const ordered = filterOf(where.filter((condition) => !isUnordered(condition)));
  const compared = where.filter(isUnordered);
  const end = await log.lastPosition();
  let after = -1;
  while (after < end) {
    const here = { $and: [ordered, { position: { $gt: after, $lte: end } }] };
    const found = (await reads.find<Document>(model, here, { sort: { position: 1 }, limit: BATCH })) as Array<
      Document & LoggedEvent
    >;
    // An event that involves several of the people asked for is found once for each.
    const each = new Map(found.map((logged) => [logged.event_id, logged] as const));
    const wanted = [...each.values()].filter((logged) => compared.every((condition) => meets(logged, condition)));
    yield await eventRows(reads, log, wanted);
    after = found.length < BATCH ? end : (found.at(-1)?.position ?? end);
  }
}
