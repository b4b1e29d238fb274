import { isDeepStrictEqual } from 'node:util';
import { type Decider, type Decision, type DomainCommand, type Refusal, isRefusal } from '#kernel/decider';
import type { EventSchema } from '#kernel/event-schema';
import type { DomainEvent } from '#kernel/events';
import { derivedId, isDerived } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { categoryOf } from '#kernel/stream-name';
import { LRUCache } from 'lru-cache';
import { BEGINNING, type EventStore } from '../event-store/event-store';
import { type CommandContext, commandName, metadataOf } from './command-context';
import type { FollowedStep } from '../processes/process';
import { NOTHING_WRITTEN, type WrittenPosition, writtenTogether } from './command-outcome';
import { changesNothing, earlierDecisionToChangeNothing } from './earlier-decision';
import { LostRace } from './lost-race';
import { type CommandQuery, type Fold, type Snapshots, type StreamState, StreamStates } from './stream-states';

export interface Decided<Event extends DomainEvent, State> {
  /** The appended events; empty if nothing changed. */
  readonly events: readonly Recorded<Event>[];
  readonly state: State;
  /** Appended by the command and its inline follow-ups. */
  readonly written: WrittenPosition;
  readonly followed: readonly FollowedStep[];
}

/** The state and the time on which a command is decided. */
export interface DecisionInput<State> {
  readonly state: State;
  readonly now: Date;
}

/** The follow-ups of events on other streams; see platform/processes. */
export interface FollowUps {
  /** Whether any event of this category has follow-ups that must precede those of later events of its stream. */
  areOrdered(category: string): boolean;
  /** Whether all follow-ups that must precede the next command on the event's stream are known to be done. */
  isDone(event: Recorded): boolean;
  /** Whether this process is carrying out the event's follow-ups now. */
  isUnderWay(event: Recorded): boolean;
  /** Does the follow-ups of an event that was just appended. Rejects if one failed and is not done. */
  follow(event: Recorded): Promise<readonly FollowedStep[]>;
  /**
   * Does the follow-ups of an event appended earlier that may not be done yet, except those that an administrator has
   * skipped.
   */
  complete(event: Recorded): Promise<readonly FollowedStep[]>;
  /** Notes that the follow-ups of an event cannot be carried out now, so that its reactors have to. */
  leave(event: Recorded, error: unknown): void;
}

export const NO_FOLLOW_UPS: FollowUps = {
  areOrdered: () => false,
  isDone: () => true,
  isUnderWay: () => false,
  follow: async () => [],
  complete: async () => [],
  leave: () => undefined,
};

/** A second command with the identity of an earlier one. A bug in the calling code: each needs its own step. */
export class CommandIdReused extends Error {
  constructor(stream: string, command: string, commandId: string) {
    super(`${command} on ${stream} has the id ${commandId}, with which another ${command} was already carried out.`);
  }
}

interface Appended<Event extends DomainEvent, State> extends Omit<Decided<Event, State>, 'followed'> {
  /** The command was carried out before: nothing was appended now. */
  readonly isRepeated: boolean;
}

/** Events whose follow-ups must be done before the next command on their stream is decided. */
interface Unsettled {
  readonly unsettled: readonly Recorded[];
}

const ATTEMPTS = 8;
const EVENTS_PER_PAGE = 1000;
/** How many events to read at a time when looking for earlier ones whose follow-ups may not be done. */
const EVENTS_PER_PAGE_BACK = 100;
const REMEMBERED_STREAMS = 10_000;

/**
 * Carries out a command on one stream: folds its events, from the latest snapshot if there is one, decides, and appends at
 * the revision it decided on. Commands on the same stream take turns within this process, so that concurrent ones are
 * decided once each; a conflict with another process leads to a new decision, a limited number of times (`LostRace`).
 *
 * A command is identified by its id, its steps and its type. A repeated command is recognised by its events and answered
 * without appending anything; since their ids derive from the same identity, the store would deduplicate them anyway.
 *
 * Follow-ups on other streams are carried out inline, and those of one stream in the order of its events, whichever process
 * started them: a command of a request is decided once the follow-ups of every earlier event of its stream are done.
 *
 * A follow-up must not wait like that, since two chains of follow-ups that cross each other's streams would wait for each
 * other forever. So it appends at once, and the follow-ups of what it appended come after those of the earlier events: it
 * completes what nobody is carrying out, and does not wait for what is under way, but has its own carried out after it.
 * Only requests and reactors wait, for which no follow-up waits.
 */
export class DeciderRunner {
  /** The latest unfinished command on each stream, after which the next one begins. */
  private readonly queues = new Map<string, Promise<unknown>>();

  /** For each stream the number of its first events whose follow-ups are known to be done. */
  private readonly settled = new LRUCache<string, number>({ max: REMEMBERED_STREAMS });

  /** By correlation id: resolves when the follow-ups that had to wait for others are carried out or left to reactors. */
  private readonly postponed = new Map<string, Promise<WrittenPosition>>();

  private followUps: FollowUps = NO_FOLLOW_UPS;

  private readonly streams: StreamStates;

  /** Without snapshots every stream is folded from its beginning. */
  constructor(
    private readonly store: EventStore,
    snapshots?: Snapshots,
  ) {
    this.streams = new StreamStates(store, snapshots);
  }

  /** Has the follow-ups of events carried out; by a process runner, once. */
  followedBy(followUps: FollowUps): void {
    if (this.followUps !== NO_FOLLOW_UPS) throw new Error('The events of this runner have follow-ups already.');
    this.followUps = followUps;
  }

  async run<Command extends DomainCommand, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Refusal | Decided<Event, State>> {
    const stream = decider.events.stream(id);
    for (;;) {
      const outcome = await this.inOrder(stream, () => this.carryOut(decider, id, command, context));
      if ('unsettled' in outcome) {
        await this.settle(outcome.unsettled);
        continue;
      }
      return isRefusal(outcome) ? outcome : this.withFollowUps(outcome, context);
    }
  }

  /** Whether this command was carried out before; `run` then returns its result without deciding again. */
  async wasCarriedOut<Event extends DomainEvent, State>(
    decider: Folded<Event, State>,
    id: string,
    type: string,
    context: CommandContext,
  ): Promise<boolean> {
    return (await this.readFor(decider, id, type, context)).ownEvents.length > 0;
  }

  /**
   * The time at which this command was carried out; the time of the context if it was not. For checks that a command repeated
   * later has to pass again, such as that of a code which is valid for a minute.
   */
  async whenAppended<Event extends DomainEvent, State>(
    decider: Folded<Event, State>,
    id: string,
    type: string,
    context: CommandContext,
  ): Promise<Date> {
    return appendedAt((await this.readFor(decider, id, type, context)).ownEvents, context);
  }

  /** What this command was decided on when it was carried out; what it would be decided on now if it was not. */
  async decisionInputOf<Event extends DomainEvent, State>(
    decider: Folded<Event, State>,
    id: string,
    type: string,
    context: CommandContext,
  ): Promise<DecisionInput<State>> {
    const { stateBefore, ownEvents } = await this.readFor(decider, id, type, context);
    return { state: stateBefore, now: appendedAt(ownEvents, context) };
  }

  /** The current state of a stream, for decisions that depend on another stream. */
  async stateOf<Event extends DomainEvent, State>(decider: Folded<Event, State>, id: string): Promise<State> {
    return (await this.streams.read(foldOf(decider), id)).state;
  }

  /** The state, like `stateOf`, after completing the follow-ups of the stream's events, of the last append also lagging ones. */
  async settledStateOf<Event extends DomainEvent, State>(decider: Folded<Event, State>, id: string): Promise<State> {
    const { state, newestAppend } = await this.streams.read(foldOf(decider), id);
    const [first] = newestAppend;
    if (first !== undefined) await this.settleBefore(first);
    for (const event of newestAppend) await this.followUps.complete(event);
    return state;
  }

  /** Completes the follow-ups of the earlier events of an event's stream. Not for follow-ups, which must not wait. */
  async settleBefore({ stream, revision }: Recorded): Promise<void> {
    await this.settle(await this.unsettledIn(stream, revision));
  }

  /** A fold of a stream other than a decider's state. */
  async folded<Event extends DomainEvent, State>(fold: Fold<Event, State>, id: string): Promise<State> {
    return (await this.streams.read(fold, id)).state;
  }

  /** The whole stream, oldest first. */
  async history<Event extends DomainEvent>(stream: string): Promise<readonly Recorded<Event>[]> {
    const history: Recorded<Event>[] = [];
    for (;;) {
      const page = await this.store.readStream(stream, { from: history.length, limit: EVENTS_PER_PAGE });
      history.push(...(page as readonly Recorded<Event>[]));
      if (page.length < EVENTS_PER_PAGE) return history;
    }
  }

  private readFor<Event extends DomainEvent, State>(
    decider: Folded<Event, State>,
    id: string,
    type: string,
    context: CommandContext,
  ): Promise<StreamState<State>> {
    return this.streams.read(foldOf(decider), id, queryOf(context, commandName(context, type)));
  }

  private async inOrder<Outcome>(stream: string, carryOut: () => Promise<Outcome>): Promise<Outcome> {
    const last = (this.queues.get(stream) ?? Promise.resolve()).then(carryOut, carryOut);
    this.queues.set(stream, last);
    try {
      return await last;
    } finally {
      if (this.queues.get(stream) === last) this.queues.delete(stream);
    }
  }

  private async settle(events: readonly Recorded[]): Promise<WrittenPosition> {
    const steps: FollowedStep[] = [];
    for (const event of events) {
      if (!this.followUps.isDone(event)) steps.push(...(await this.followUps.complete(event)));
    }
    return writtenBy(steps);
  }

  /**
   * The events of a stream before this revision, oldest first, whose follow-ups are not known to be done; `newest` are the
   * last of them if they have been read. A request appends only after all earlier follow-ups are done, so the search goes
   * back no further than to its events.
   */
  private async unsettledIn(
    stream: string,
    before: number,
    newest: readonly Recorded[] = [],
  ): Promise<readonly Recorded[]> {
    if (!this.followUps.areOrdered(categoryOf(stream))) return [];
    const settled = this.settled.get(stream) ?? 0;
    let first = before - newest.length;
    let events = newest;
    while (first > settled && sinceNewestRequest(events).length === events.length) {
      const from = Math.max(settled, first - EVENTS_PER_PAGE_BACK);
      events = [...(await this.store.readStream(stream, { from, limit: first - from })), ...events];
      first = from;
    }
    const unsettled = sinceNewestRequest(events).filter(
      (event) => event.revision >= settled && !this.followUps.isDone(event),
    );
    if (unsettled.length === 0) this.settled.set(stream, Math.max(settled, before));
    return unsettled;
  }

  private async withFollowUps<Event extends DomainEvent, State>(
    { isRepeated, ...decided }: Appended<Event, State>,
    context: CommandContext,
  ): Promise<Decided<Event, State>> {
    const { events } = decided;
    const followed: FollowedStep[] = [];
    if (!context.isReaction || (await this.isTheTurnOf(events, context))) {
      for (const event of events) {
        followed.push(...(await (isRepeated ? this.followUps.complete(event) : this.followUps.follow(event))));
      }
    }
    const late = context.isReaction ? NOTHING_WRITTEN : await this.allPostponed(context);
    return { ...decided, written: writtenTogether([decided.written, writtenBy(followed), late]), followed };
  }

  /**
   * Whether the follow-ups of these events of a reaction can be carried out now, after completing those of earlier events.
   * If another chain is carrying these out, they are postponed; if they fail, left to their reactors.
   */
  private async isTheTurnOf(events: readonly Recorded[], context: CommandContext): Promise<boolean> {
    const [first] = events;
    if (first === undefined || events.every((event) => this.followUps.isDone(event))) return true;
    for (const earlier of [...(await this.unsettledIn(first.stream, first.revision)), ...events]) {
      if (this.followUps.isUnderWay(earlier)) {
        this.postpone(events, context);
        return false;
      }
      if (earlier.revision >= first.revision || this.followUps.isDone(earlier)) continue;
      try {
        await this.followUps.complete(earlier);
      } catch (error) {
        this.followUps.leave(first, error);
        return false;
      }
    }
    return true;
  }

  /** Has the follow-ups of these events carried out once those of earlier ones are, without waiting for it. */
  private postpone(events: readonly Recorded[], { correlationId }: CommandContext): void {
    const before = this.postponed.get(correlationId) ?? Promise.resolve(NOTHING_WRITTEN);
    const carriedOut = before.then(async (written) => {
      const late: WrittenPosition[] = [written];
      for (const event of events) {
        try {
          await this.settleBefore(event);
          late.push(await this.settle([event]));
        } catch (error) {
          this.followUps.leave(event, error);
        }
      }
      if (this.postponed.get(correlationId) === carriedOut) this.postponed.delete(correlationId);
      return writtenTogether(late);
    });
    this.postponed.set(correlationId, carriedOut);
  }

  private async allPostponed({ correlationId }: CommandContext): Promise<WrittenPosition> {
    const all: WrittenPosition[] = [];
    for (;;) {
      const late = this.postponed.get(correlationId);
      if (late === undefined) return writtenTogether(all);
      all.push(await late);
    }
  }

  private async carryOut<Command extends DomainCommand, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Refusal | Appended<Event, State> | Unsettled> {
    const stream = decider.events.stream(id);
    const name = commandName(context, command.type);
    const categories = [decider.events.category];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const read = await this.streams.read(foldOf(decider), id, queryOf(context, name));
      const { state, last, newestAppend, ownEvents } = read;
      const newest = ownEvents.at(-1);
      if (newest !== undefined) {
        if (!isSame(decider, command, read, context)) throw new CommandIdReused(stream, name, context.commandId);
        const earlier = ownEvents as readonly Recorded<Event>[];
        return { events: earlier, state, written: { position: newest.position, categories }, isRepeated: true };
      }

      if (!context.isReaction && last !== undefined) {
        const unsettled = await this.unsettledIn(stream, last.revision + 1, newestAppend);
        if (unsettled.length > 0) return { unsettled };
      }

      const decision = await this.decideAsOfItsTurn(decider, command, read, context);
      if (isRefusal(decision)) return decision;
      if (decision.length === 0) {
        const position = last?.position ?? BEGINNING;
        return { events: [], state, written: { position, categories }, isRepeated: false };
      }

      const metadata = metadataOf(context, command.type);
      const idOf = (index: number): string => derivedId(context.commandId, `${stream}/${name}/${index}`);
      const stamped = decision.map(({ type, data }, index) => ({ id: idOf(index), type, data, metadata }));
      const appended = await this.store.append(stream, last?.revision ?? 'none', stamped);
      if (appended.kind === 'conflict') continue;
      const first = appended.revision - stamped.length + 1;
      const events = decision.map((event, index) => ({
        ...event,
        id: idOf(index),
        stream,
        revision: first + index,
        // Only the last event's position is known; it serves for all, since readers wait for the whole append.
        position: appended.position,
        metadata: { ...metadata, version: versionOf(decider.events.schemas, event.type) },
      }));
      const next = foldOf(decider).fold(state, events);
      return { events, state: next, written: { position: appended.position, categories }, isRepeated: false };
    }
    throw new LostRace(stream);
  }

  /**
   * A follow-up that was refused or changed nothing leaves no trace, so a reactor or another process decides it again. If a
   * user can undo what it does, it counts as carried out at the first moment since its event at which it is refused or
   * changes nothing.
   */
  private async decideAsOfItsTurn<Command extends DomainCommand, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    command: Command,
    { state, last }: StreamState<State>,
    { reversibleSince: event }: CommandContext,
  ): Promise<Decision<Event>> {
    const decision = decider.decide(command, state);
    if (event === undefined || last === undefined || last.position <= event.position || changesNothing(decision))
      return decision;
    const events = await this.history(last.stream);
    const before = (await this.history(event.stream)).slice(0, event.revision);
    return earlierDecisionToChangeNothing(decider, command, events, event, before) ?? decision;
  }
}

const writtenBy = (steps: readonly FollowedStep[]): WrittenPosition =>
  writtenTogether(steps.flatMap(({ outcome }) => (isRefusal(outcome) ? [] : [outcome.written])));

/** Those from the newest event on that was certainly caused by a request, with the others of the same cause; else all. */
const sinceNewestRequest = (events: readonly Recorded[]): readonly Recorded[] => {
  const newest = events.findLast(({ metadata }) => !isDerived(metadata.causation_id));
  if (newest === undefined) return events;
  const cause = newest.metadata.causation_id;
  return events.slice(events.findIndex(({ metadata }) => metadata.causation_id === cause));
};

/** When a command was carried out, by its events; the time of the context if it has none. */
const appendedAt = ([first]: readonly Recorded[], { now }: CommandContext): Date =>
  first === undefined ? now : new Date(first.metadata.occurred_at);

/** The schema version with which the store writes events of this type. */
const versionOf = (schemas: readonly EventSchema[], type: string): number => {
  const schema = schemas.find((each) => each.type === type);
  if (schema === undefined) throw new Error(`${type} has no schema.`);
  return schema.version;
};

type Folded<Event extends DomainEvent, State> = Pick<
  Decider<never, Event, State>,
  'events' | 'initialState' | 'impersonalState' | 'evolve' | 'evolveAll'
>;

const foldOf = <Event extends DomainEvent, State>({
  events,
  initialState,
  impersonalState,
  evolve,
  evolveAll = (state, events) => events.reduce<State>((folded, event) => evolve(folded, event), state),
}: Folded<Event, State>): Fold<Event, State> => ({
  name: 'decider',
  events,
  initialState,
  ...(impersonalState && { impersonalState }),
  fold: evolveAll,
});

const queryOf = ({ commandId }: CommandContext, name: string): CommandQuery => ({
  commandId,
  matches: ({ metadata }) => metadata.causation_id === commandId && metadata.command === name,
});

/**
 * Deciders are pure: given the state that the earlier command saw, the same command makes the same decision. Personal
 * fields are ignored, since salts differ each time and erased fields read as null. A command repeated later than it was
 * carried out bears another time, on which its decision may depend, so it is not compared.
 */
const isSame = <Command extends DomainCommand, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  command: Command,
  { ownEvents, stateBefore }: StreamState<State>,
  { now }: CommandContext,
): boolean => {
  if (!ownEvents.every(({ metadata }) => metadata.occurred_at === now.toISOString())) return true;
  const decision: Decision<Event> = decider.decide(command, stateBefore);
  if (isRefusal(decision)) return false;
  const plain = (events: readonly DomainEvent[]) =>
    events.map(({ type, data }) => withoutPersonal(decider.events.schemas, type, data));
  return isDeepStrictEqual(plain(decision), plain(ownEvents));
};

const withoutPersonal = (schemas: readonly EventSchema[], type: string, data: object): object => {
  const personal = schemas.find((schema) => schema.type === type)?.personal?.fields ?? [];
  // As stored in the log, without undefined values.
  const kept = Object.entries(JSON.parse(JSON.stringify(data)) as object).filter(
    ([field]) => !personal.includes(field),
  );
  return { type, data: Object.fromEntries(kept) };
};
