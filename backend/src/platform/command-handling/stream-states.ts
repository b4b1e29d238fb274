import type { DomainEvent, EventCategory } from '#kernel/events';
import { timeOfId } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { LRUCache } from 'lru-cache';
import type { EventStore } from '../event-store/event-store';
import type { Snapshot, SnapshotStore } from '../snapshots/snapshot-store';

/** A fold of a stream's events: a decider's state or another one of the same stream. */
export interface Fold<Event extends DomainEvent, State> {
  /** Distinguishes the folds of a stream. */
  readonly name: string;
  readonly events: EventCategory<Event>;
  readonly initialState: State;
  /** See `Decider`. */
  readonly impersonalState?: true;
  /** Pure. The state is stored as JSON, so it must be serialisable. */
  fold(state: State, events: readonly Recorded<Event>[]): State;
}

/** A stream's state for deciding a command. */
export interface StreamState<State> {
  readonly state: State;
  readonly last: Recorded | undefined;
  /** The events of the last append. */
  readonly newestAppend: readonly Recorded[];
  /** The events of the queried command, and the state before the first of them; if there are none, the current state. */
  readonly ownEvents: readonly Recorded[];
  readonly stateBefore: State;
}

/** The command whose own events are searched for in its stream. */
export interface CommandQuery {
  /** Command whose events are searched for; their ids are not older than this one. */
  readonly commandId: string;
  matches(event: Recorded): boolean;
}

export interface Snapshots {
  readonly store: SnapshotStore;
  readonly codeVersion: string;
}

/** The part of a fold that identifies its snapshots. */
interface NamedFold {
  readonly name: string;
  readonly events: EventCategory;
  readonly impersonalState?: true;
}

const EVENTS_PER_PAGE = 500;
/** Number of events after the latest snapshot that makes a new one due. A shorter stream has none. */
export const SNAPSHOT_AFTER = 64;
const REMEMBERED_STREAMS = 10_000;

/** Index of the last append's first event. */
const newestAppendIn = (events: readonly Recorded[]): number => {
  const last = events.at(-1)?.metadata;
  const isOther = ({ metadata }: Recorded): boolean =>
    metadata.causation_id !== last?.causation_id || metadata.command !== last.command;
  return events.findLastIndex(isOther) + 1;
};

/** The timestamp of an id; an id without one counts as newest. */
const timeInId = (id: string): number => {
  const time = timeOfId(id);
  return Number.isNaN(time) ? Number.MAX_SAFE_INTEGER : time;
};

/**
 * Folds streams, long ones from their latest snapshot. States with personal fields have no snapshots, since erasing a
 * person destroys a key and would not affect a snapshot.
 */
export class StreamStates {
  /** Streams that were too short for a snapshot when last read. */
  private readonly short = new LRUCache<string, true>({ max: REMEMBERED_STREAMS });

  constructor(
    private readonly store: EventStore,
    private readonly snapshots?: Snapshots,
  ) {}

  async read<Event extends DomainEvent, State>(
    fold: Fold<Event, State>,
    id: string,
    query?: CommandQuery,
  ): Promise<StreamState<State>> {
    const stream = fold.events.stream(id);
    const snapshot = await this.snapshotOf(fold, stream, query);
    const fromSnapshot = snapshot === undefined ? undefined : await this.readFrom(fold, stream, query, snapshot);
    return fromSnapshot ?? (await this.readFrom(fold, stream, query)) ?? emptyStream(fold.initialState);
  }

  /** Undefined if nothing follows the snapshot, or the log does not contain the snapshot's last event. */
  private async readFrom<Event extends DomainEvent, State>(
    fold: Fold<Event, State>,
    stream: string,
    query: CommandQuery | undefined,
    snapshot?: Snapshot,
  ): Promise<StreamState<State> | undefined> {
    const types = new Set(fold.events.schemas.map(({ type }) => type));
    // A stream may contain events that now belong to another category's streams: ignore them.
    const ofFold = (events: readonly Recorded[]) =>
      events.filter(({ type }) => types.has(type)) as readonly Recorded<DomainEvent>[] as readonly Recorded<Event>[];
    const matches = (event: Recorded): boolean => query?.matches(event) === true;

    let state = snapshot === undefined ? fold.initialState : (JSON.parse(snapshot.state) as State);
    let stateBefore = state;
    const ownEvents: Recorded[] = [];
    const advance = (events: readonly Recorded[]): void => {
      const first = ownEvents.length > 0 ? -1 : events.findIndex(matches);
      if (first >= 0) stateBefore = fold.fold(state, ofFold(events.slice(0, first)));
      ownEvents.push(...events.filter(matches));
      state = fold.fold(state, ofFold(events));
    };

    let newestId = snapshot?.newestId ?? 0;
    /** The last event before the last append. */
    let boundary: Recorded | undefined;
    let newestAppend: readonly Recorded[] = [];
    let read = 0;
    for (;;) {
      const from = (snapshot?.revision ?? 0) + read;
      const page = await this.store.readStream(stream, { from, limit: EVENTS_PER_PAGE });
      const isFirst = read === 0;
      read += page.length;
      if (isFirst && snapshot !== undefined && (page[0]?.id !== snapshot.eventId || page.length < 2)) return undefined;
      const events = [...newestAppend, ...(isFirst && snapshot !== undefined ? page.slice(1) : page)];
      const open = newestAppendIn(events);
      const settled = events.slice(0, open);
      advance(settled);
      for (const event of settled) newestId = Math.max(newestId, timeInId(event.id));
      boundary = settled.at(-1) ?? boundary;
      newestAppend = events.slice(open);
      if (page.length < EVENTS_PER_PAGE) break;
    }
    if (read < SNAPSHOT_AFTER) {
      if (snapshot === undefined) this.short.set(stream, true);
    } else if (boundary !== undefined) this.keep(fold, stream, state, boundary, newestId);

    advance(newestAppend);
    const last = newestAppend.at(-1);
    if (last === undefined) return undefined;
    return { state, last, newestAppend, ownEvents, stateBefore: ownEvents.length > 0 ? stateBefore : state };
  }

  /** The latest snapshot, if it can be used. */
  private async snapshotOf(
    fold: NamedFold,
    stream: string,
    query: CommandQuery | undefined,
  ): Promise<Snapshot | undefined> {
    if (this.snapshots === undefined || !mayBeKept(fold) || this.short.has(stream)) return undefined;
    const { store, codeVersion } = this.snapshots;
    try {
      const snapshot = await store.load(stream, fold.name);
      if (snapshot === undefined || snapshot.codeVersion !== codeVersion) return undefined;
      // The command's events may precede the snapshot, unless the command is newer.
      return query !== undefined && timeInId(query.commandId) <= snapshot.newestId ? undefined : snapshot;
    } catch {
      // Snapshots are a cache: without one the stream is folded from its beginning.
      return undefined;
    }
  }

  private keep(
    fold: NamedFold,
    stream: string,
    state: unknown,
    { revision, id: eventId }: Recorded,
    newestId: number,
  ): void {
    this.short.delete(stream);
    if (this.snapshots === undefined || !mayBeKept(fold)) return;
    const { store, codeVersion } = this.snapshots;
    const snapshot = {
      stream,
      fold: fold.name,
      codeVersion,
      revision,
      eventId,
      newestId,
      state: JSON.stringify(state),
    };
    // Saved in the background; if it fails, the next command makes another.
    void store.save(snapshot).catch(() => undefined);
  }
}

const mayBeKept = ({ events, impersonalState }: NamedFold): boolean =>
  impersonalState === true || events.schemas.every(({ personal }) => personal === undefined);

const emptyStream = <State>(state: State): StreamState<State> => ({
  state,
  last: undefined,
  newestAppend: [],
  ownEvents: [],
  stateBefore: state,
});
