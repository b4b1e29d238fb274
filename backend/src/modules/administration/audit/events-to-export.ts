import type { Document } from '#kernel/projection';
import type { Recorded } from '#kernel/recorded-event';
import { filterOf } from '#platform/administration/filter-of';
import type { ResourceCondition, Row } from '#platform/administration/resource';
import { meets } from '#platform/administration/rows-resource';
import { BEGINNING } from '#platform/event-store/event-store';
import type { ReadStore } from '#platform/read-store/read-store';
import { type LoggedEvent, loggedEvent } from '#projections/administration/logged-event';
import type { EventMask, MaskedData } from '../events/event-mask';
import { eventRow } from '../events/event-row';
import { eventRows, modelFor } from '../events/events.resource';
import { namesOfPeople } from '../events/names-of-people';
import { type ReadableLog, inLogOrder } from './in-log-order';
import { withSortedKeys } from './key-order';

/** Events read from the log at once. */
const EVENTS_PER_READ = 500;

/**
 * Whether no index returns the events in the order of the log: several types, for example, would have to be sorted for
 * each batch.
 */
const isUnordered = ({ field, operator }: ResourceCondition): boolean => operator === '$in' && field !== 'person_id';

const meetsAll = (logged: LoggedEvent, where: readonly ResourceCondition[]): boolean =>
  where.every((condition) => meets(condition.field === 'id' ? { id: logged.event_id } : logged, condition));

/** The events after a position that the index finds. It also places those that this program cannot read. */
async function* indexed(
  reads: ReadStore,
  where: readonly ResourceCondition[],
  { after: begin, end }: { readonly after: number; readonly end: number },
): AsyncGenerator<readonly LoggedEvent[]> {
  const model = modelFor(where);
  const ordered = filterOf(where.filter((condition) => !isUnordered(condition)));
  const compared = where.filter(isUnordered);
  let after = begin;
  while (after < end) {
    const here = { $and: [ordered, { position: { $gt: after, $lte: end } }] };
    const found = (await reads.find<Document>(model, here, { sort: { position: 1 }, limit: EVENTS_PER_READ })) as Array<
      Document & LoggedEvent
    >;
    // An event that involves several of the people asked for is found once for each.
    const each = new Map(found.map((logged) => [logged.event_id, logged] as const));
    yield [...each.values()].filter((logged) => meetsAll(logged, compared));
    after = found.length < EVENTS_PER_READ ? end : (found.at(-1)?.position ?? end);
  }
}

const rowsOf = async (
  reads: ReadStore,
  events: readonly Recorded[],
  where: readonly ResourceCondition[],
  dataOf: (event: Recorded) => MaskedData,
): Promise<readonly Row[]> => {
  const wanted = events
    .map((event) => ({ event, logged: loggedEvent(event) }))
    .filter(({ logged }) => meetsAll(logged, where));
  const names = await namesOfPeople(
    reads,
    wanted.map(({ logged }) => logged),
  );
  return wanted.map(({ event, logged }) => eventRow(logged, event, names, dataOf));
};

/**
 * The events that meet the conditions, oldest first, up to the position that the log has when it begins. Where they follow
 * each other in the log, the log alone answers; the index finds the others.
 */
export async function* eventsToExport(
  reads: ReadStore,
  log: ReadableLog,
  mask: EventMask,
  where: readonly ResourceCondition[],
  unmasked: string | null = null,
): AsyncGenerator<readonly Row[]> {
  const dataOf = (event: Recorded) => withSortedKeys(mask.dataOf(event, unmasked)) as MaskedData;
  const end = await log.lastPosition();
  let after = BEGINNING;
  for await (const { events, upTo } of inLogOrder(log, where, { end, batch: EVENTS_PER_READ })) {
    yield await rowsOf(reads, events, where, dataOf);
    after = upTo;
  }
  for await (const found of indexed(reads, where, { after, end })) {
    yield await eventRows(reads, log, found, dataOf);
  }
}
