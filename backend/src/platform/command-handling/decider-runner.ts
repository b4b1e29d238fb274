import { isDeepStrictEqual } from 'node:util';
import { type Decider, type Decision, type DomainCommand, type Refusal, isRefusal } from '#kernel/decider';
import type { EventSchema } from '#kernel/event-schema';
import type { DomainEvent } from '#kernel/events';
import { derivedId } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING, type EventStore } from '../event-store/event-store';
import { type CommandContext, commandName, metadataOf } from './command-context';
import type { FollowedStep } from '../processes/process';
import { type WrittenPosition, writtenTogether } from './command-outcome';
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
  /** Whether all follow-ups that must precede the next command on the event's stream are known to be done. */
  isDone(event: Recorded): boolean;
  /** Does the follow-ups of an event that was just appended. Rejects if one failed and is not done. */
  follow(event: Recorded): Promise<readonly FollowedStep[]>;
  /**
   * Does the follow-ups of an event appended earlier that may not be done yet, except those that an administrator has
   * skipped.
   */
  complete(event: Recorded): Promise<readonly FollowedStep[]>;
}

const NO_FOLLOW_UPS: FollowUps = { isDone: () => true, follow: async () => [], complete: async () => [] };

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

/**
 * Carries out a command on one stream: folds its events, from the latest snapshot if there is one, decides, and appends at
 * the revision it decided on. Commands on the same stream take turns within this process, so that concurrent ones are
 * decided once each; a conflict with another process leads to a new decision, a limited number of times (`LostRace`).
 *
 * A command is identified by its id, its steps and its type. A repeated command is recognised by its events and answered
 * without appending anything; since their ids derive from the same identity, the store would deduplicate them anyway.
 *
 * Follow-ups on other streams are carried out inline. Before a command is decided, the follow-ups of the stream's last
 * append are completed, so that a stream's follow-ups happen in the order of its events, whichever process started them.
 */
export class DeciderRunner {
  /** The latest unfinished command on each stream, after which the next one begins. */
  private readonly queues = new Map<string, Promise<unknown>>();

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
      return isRefusal(outcome) ? outcome : this.withFollowUps(outcome);
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

  /** The state, like `stateOf`, after completing the follow-ups of the stream's last append. */
  async settledStateOf<Event extends DomainEvent, State>(decider: Folded<Event, State>, id: string): Promise<State> {
    const { state, newestAppend } = await this.streams.read(foldOf(decider), id);
    await this.settle(newestAppend);
    return state;
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

  private async settle(events: readonly Recorded[]): Promise<void> {
    for (const event of events) await this.followUps.complete(event);
  }

  private async withFollowUps<Event extends DomainEvent, State>({
    isRepeated,
    ...decided
  }: Appended<Event, State>): Promise<Decided<Event, State>> {
    const followed: FollowedStep[] = [];
    for (const event of decided.events) {
      followed.push(...(await (isRepeated ? this.followUps.complete(event) : this.followUps.follow(event))));
    }
    const steps = followed.flatMap(({ outcome }) => (isRefusal(outcome) ? [] : [outcome.written]));
    return { ...decided, written: writtenTogether([decided.written, ...steps]), followed };
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

      const unsettled = context.isReaction ? [] : newestAppend.filter((event) => !this.followUps.isDone(event));
      if (unsettled.length > 0) return { unsettled };

      const decision = decider.decide(command, state);
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
}

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
