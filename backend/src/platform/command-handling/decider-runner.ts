import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type DomainCommand, type Refusal, isRefusal } from '#kernel/decider';
import type { EventSchema } from '#kernel/event-schema';
import type { DomainEvent } from '#kernel/events';
import { derivedId } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING, type EventStore } from '../event-store/event-store';
import { type CommandContext, commandName, metadataOf } from './command-context';
import type { FollowedStep } from '../processes/process';
import { type WrittenPosition, writtenTogether } from './command-outcome';
import { changesNothing, earlierDecisionToChangeNothing } from './earlier-decision';
import { FollowUpOrder } from './follow-up-order';
import { LostRace } from './lost-race';
import { CommandIdReused, isSameCommand } from './repeated-command';
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

type Attempt<Event extends DomainEvent, State> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nothing was decided: the follow-ups of these events must be done first. */
  | { readonly kind: 'unsettled'; readonly events: readonly Recorded[] }
  | {
      readonly kind: 'appended';
      readonly decided: Omit<Decided<Event, State>, 'followed'>;
      /** The command was carried out before: nothing was appended now. */
      readonly isRepeated: boolean;
    };

const MAX_DECISIONS = 8;
const EVENTS_PER_PAGE = 1000;

/**
 * Carries out a command on one stream: folds its events, from the latest snapshot if there is one, decides, and appends at
 * the revision it decided on. Commands on the same stream take turns within this process, so that concurrent ones are
 * decided once each; a conflict with another process leads to a new decision, a limited number of times (`LostRace`).
 *
 * A command is identified by its id, its steps and its type. A repeated command is recognised by its events and answered
 * without appending anything; since their ids derive from the same identity, the store would deduplicate them anyway.
 */
export class DeciderRunner {
  /** The latest unfinished command on each stream, after which the next one begins. */
  private readonly queues = new Map<string, Promise<unknown>>();

  readonly followUps: FollowUpOrder;

  private readonly streams: StreamStates;

  /** Without snapshots every stream is folded from its beginning. */
  constructor(
    private readonly store: EventStore,
    snapshots?: Snapshots,
  ) {
    this.streams = new StreamStates(store, snapshots);
    this.followUps = new FollowUpOrder(store);
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
      switch (outcome.kind) {
        case 'refused':
          return outcome.refusal;
        case 'unsettled':
          await this.followUps.settle(outcome.events);
          break;
        case 'appended': {
          const { decided, isRepeated } = outcome;
          const { steps, written } = await this.followUps.follow(decided.events, { isRepeated }, context);
          return { ...decided, written: writtenTogether([decided.written, written]), followed: steps };
        }
        default:
          return assertNever(outcome);
      }
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

  /** The state after completing the follow-ups of all events of the stream, of the newest append also those that may lag. */
  async settledStateOf<Event extends DomainEvent, State>(decider: Folded<Event, State>, id: string): Promise<State> {
    const { state, newestAppend } = await this.streams.read(foldOf(decider), id);
    await this.followUps.complete(newestAppend);
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

  private async carryOut<Command extends DomainCommand, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Attempt<Event, State>> {
    const stream = decider.events.stream(id);
    const name = commandName(context, command.type);
    const categories = [decider.events.category];
    for (let attempt = 1; attempt <= MAX_DECISIONS; attempt++) {
      const read = await this.streams.read(foldOf(decider), id, queryOf(context, name));
      const { state, last, newestAppend, ownEvents } = read;
      const newest = ownEvents.at(-1);
      if (newest !== undefined) {
        if (!isSameCommand(decider, command, read, context)) throw new CommandIdReused(stream, name, context.commandId);
        const earlier = ownEvents as readonly Recorded<Event>[];
        const decided = { events: earlier, state, written: { position: newest.position, categories } };
        return { kind: 'appended', decided, isRepeated: true };
      }

      if (!context.isReaction && last !== undefined) {
        const unsettled = await this.followUps.unsettledIn(stream, last.revision + 1, newestAppend);
        if (unsettled.length > 0) return { kind: 'unsettled', events: unsettled };
      }

      const decision = await this.decideAsOfItsTurn(decider, command, read, context);
      if (isRefusal(decision)) return { kind: 'refused', refusal: decision };
      if (decision.length === 0) {
        const written = { position: last?.position ?? BEGINNING, categories };
        return { kind: 'appended', decided: { events: [], state, written }, isRepeated: false };
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
      const written = { position: appended.position, categories };
      const decided = { events, state: foldOf(decider).fold(state, events), written };
      return { kind: 'appended', decided, isRepeated: false };
    }
    throw new LostRace(stream);
  }

  /**
   * A follow-up without effect leaves no trace, so it may be decided again much later. One that a user can undo then counts as
   * decided when it first had no effect (ADR 0110): a tracker that was resumed meanwhile is not paused again.
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
