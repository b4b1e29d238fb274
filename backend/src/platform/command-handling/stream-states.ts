import { LRUCache } from 'lru-cache';
import type { DomainEvent, EventCategory } from '#kernel/events';
import { type Fold, applyEvents } from '#kernel/fold';
import { timeOfId } from '#kernel/ids';
import { type Recorded, eventsOf } from '#kernel/recorded-event';
import type { EventStore } from '../event-store/event-store';
import { pagesOfStream } from '../event-store/pages-of-stream';
import type { Snapshot, SnapshotStore } from '../snapshots/snapshot-store';
import type { CommandContext } from './command-context';

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

export const commandQuery = ({ commandId }: CommandContext, name: string): CommandQuery => ({
  commandId,
  matches: ({ metadata }) => metadata.causation_id === commandId && metadata.command === name,
});

export interface Snapshots {
  readonly store: SnapshotStore;
  readonly codeVersion: string;
}

/** The part of a fold that identifies its snapshots. */
interface NamedFold {
  readonly name?: string;
  readonly events: EventCategory;
  readonly hasNoPersonalData?: true;
}

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

/** A stream folded up to an event. */
interface Folded<State> extends Pick<StreamState<State>, 'state' | 'ownEvents' | 'stateBefore'> {
  /** Undefined before the first event that was folded. */
  readonly last: Recorded | undefined;
  /** The newest timestamp of the ids so far. */
  readonly newestId: number;
}

const foldedOn = <Event extends DomainEvent, State>(
  fold: Fold<Event, State>,
  query: CommandQuery | undefined,
  { state, ownEvents, stateBefore, last, newestId }: Folded<State>,
  events: readonly Recorded[],
): Folded<State> => {
  const isOwn = (event: Recorded): boolean => query?.matches(event) === true;
  const stateAfter = (of: readonly Recorded[]): State => applyEvents(fold, state, eventsOf(fold.events, of));
  const firstOwn = ownEvents.length > 0 ? -1 : events.findIndex(isOwn);
  return {
    state: stateAfter(events),
    ownEvents: [...ownEvents, ...events.filter(isOwn)],
    stateBefore: firstOwn < 0 ? stateBefore : stateAfter(events.slice(0, firstOwn)),
    last: events.at(-1) ?? last,
    newestId: events.reduce((newest, { id }) => Math.max(newest, timeInId(id)), newestId),
  };
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
    const state = snapshot === undefined ? fold.initialState : (JSON.parse(snapshot.state) as State);
    const start = { state, ownEvents: [], stateBefore: state, last: undefined, newestId: snapshot?.newestId ?? 0 };
    /** Without the last append, which may continue on the next page. */
    let upToLastAppend: Folded<State> = start;
    let newestAppend: readonly Recorded[] = [];
    let read = 0;
    for await (const page of pagesOfStream(this.store, stream, snapshot?.revision)) {
      const begins = read === 0 && snapshot !== undefined;
      if (begins && (page[0]?.id !== snapshot.eventId || page.length < 2)) return undefined;
      read += page.length;
      const events = [...newestAppend, ...(begins ? page.slice(1) : page)];
      const open = newestAppendIn(events);
      upToLastAppend = foldedOn(fold, query, upToLastAppend, events.slice(0, open));
      newestAppend = events.slice(open);
    }
    if (read >= SNAPSHOT_AFTER) this.keep(fold, stream, upToLastAppend);
    else if (snapshot === undefined) this.short.set(stream, true);

    if (newestAppend.length === 0) return undefined;
    const { state: current, last, ownEvents, stateBefore } = foldedOn(fold, query, upToLastAppend, newestAppend);
    return { state: current, last, newestAppend, ownEvents, stateBefore: ownEvents.length > 0 ? stateBefore : current };
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
      const snapshot = await store.load(stream, nameOf(fold));
      if (snapshot === undefined || snapshot.codeVersion !== codeVersion) return undefined;
      // The command's events may precede the snapshot, unless the command is newer.
      return query !== undefined && timeInId(query.commandId) <= snapshot.newestId ? undefined : snapshot;
    } catch {
      // Snapshots are a cache: without one the stream is folded from its beginning.
      return undefined;
    }
  }

  private keep(fold: NamedFold, stream: string, { state, last, newestId }: Folded<unknown>): void {
    if (last === undefined) return;
    this.short.delete(stream);
    if (this.snapshots === undefined || !mayBeKept(fold)) return;
    const { store, codeVersion } = this.snapshots;
    const snapshot = {
      stream,
      fold: nameOf(fold),
      codeVersion,
      revision: last.revision,
      eventId: last.id,
      newestId,
      state: JSON.stringify(state),
    };
    // Saved in the background; if it fails, the next command makes another.
    void store.save(snapshot).catch(() => undefined);
  }
}

const nameOf = ({ name = 'decider' }: NamedFold): string => name;

const mayBeKept = ({ events, hasNoPersonalData }: NamedFold): boolean =>
  hasNoPersonalData === true || events.schemas.every(({ personal }) => personal === undefined);

const emptyStream = <State>(state: State): StreamState<State> => ({
  state,
  last: undefined,
  newestAppend: [],
  ownEvents: [],
  stateBefore: state,
});
