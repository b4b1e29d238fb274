import type { EventStore } from '#platform/event-store/event-store';
import type { ReadStore } from '#platform/read-store/read-store';
import { logIndex } from '#projections/administration/log-index/log-index.projection';
import type { EventMask } from '../events/event-mask';
import { eventsInLog } from '../events/events-in-log';
import { type OwnedTracker, actsAsOwner } from './acts-as-owner';
import type { AsOf } from './as-of-answer';
import { entriesOf } from './history-entries';
import { historyRows } from './history-rows';
import { changesState, differences, trackerState } from './tracker-state';

/** A tracker after one of its events, folded from the log; undefined if it has no event at this position. */
export const trackerAsOf = async (
  reads: ReadStore,
  log: Pick<EventStore, 'readStream'>,
  mask: EventMask,
  tracker: OwnedTracker,
  position: number,
): Promise<AsOf | undefined> => {
  const trackerId = tracker._id;
  const [[found], acts] = await Promise.all([
    reads.find(logIndex, { tracker_id: trackerId, position }, { limit: 1 }),
    actsAsOwner(reads, tracker),
  ]);
  const at = found ?? acts.find((act) => act.position === position);
  if (at === undefined) return undefined;
  const upTo = { tracker_id: trackerId, position: { $lte: position } } as const;
  const [logged, ofTracker, allOfTracker, rows] = await Promise.all([
    reads.find(logIndex, { ...upTo, type: { $in: changesState } }, { sort: { position: 1 } }),
    reads.count(logIndex, upTo),
    reads.count(logIndex, { tracker_id: trackerId }),
    entriesOf(log, [at]).then((entries) => historyRows(reads, log, mask, entries)),
  ]);
  const revision = ofTracker + acts.filter((act) => act.position <= position).length;
  const revisions = allOfTracker + acts.length;
  const [event] = rows;
  if (event === undefined) return undefined;
  const events = (await eventsInLog(log, logged)).flatMap((each) => each ?? []);
  const state = trackerState(trackerId, events);
  const before = trackerState(
    trackerId,
    events.filter((each) => each.position < position),
  );
  return {
    event,
    revision,
    revisions,
    past: revision < revisions,
    state,
    changed: differences(before, state),
    complete: events.length === logged.length,
  };
};
