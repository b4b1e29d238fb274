import { assertNever } from '#kernel/assert-never';
import { type Decider, type Decision, type DomainCommand, type Refusal, isRefusal } from '#kernel/decider';
import type { EventSchema } from '#kernel/event-schema';
import type { DomainEvent } from '#kernel/events';
import { applyEvents } from '#kernel/fold';
import { derivedId } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING, type EventStore } from '../event-store/event-store';
import type { FollowedStep } from '../processes/process';
import { type CommandContext, commandName, metadataOf } from './command-context';
import { CommandHistory } from './command-history';
import { type WrittenPosition, writtenTogether } from './command-outcome';
import { ConcurrencyConflict } from './concurrency-conflict';
import { changesNothing, earlierDecisionToChangeNothing } from './earlier-decision';
import { FollowUpOrder } from './follow-up-order';
import { CommandIdReused, isSameCommand } from './repeated-command';
import { StreamReader } from './stream-reader';
import { type Snapshots, type StreamState, StreamStates, commandQuery } from './stream-states';

export interface Decided<Event extends DomainEvent, State> {
  /** The appended events; empty if nothing changed. */
  readonly events: readonly Recorded<Event>[];
  readonly state: State;
  /** Appended by the command and its inline follow-ups. */
  readonly written: WrittenPosition;
  readonly followed: readonly FollowedStep[];
}

type Attempt<Event extends DomainEvent, State> =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nothing was decided: the follow-ups of these events must be done first. */
  | { readonly kind: 'follow_ups_pending'; readonly events: readonly Recorded[] }
  | {
      readonly kind: 'appended';
      readonly decided: Omit<Decided<Event, State>, 'followed'>;
      /** The command was carried out before: nothing was appended now. */
      readonly isRepeated: boolean;
    };

const MAX_DECISIONS = 8;

/**
 * Carries out a command on one stream: folds its events, from the latest snapshot if there is one, decides, and appends at
 * the revision it decided on. Commands on the same stream take turns within this process, so that concurrent ones are
 * decided once each; a conflict with another process leads to a new decision, a limited number of times (`ConcurrencyConflict`).
 *
 * A command is identified by its id, its steps and its type. A repeated command is recognised by its events and answered
 * without appending anything; since their ids derive from the same identity, the store would deduplicate them anyway.
 */
export class CommandRunner {
  /** The latest unfinished command on each stream, after which the next one begins. */
  private readonly queues = new Map<string, Promise<unknown>>();

  readonly followUps: FollowUpOrder;

  /** For what a command depends on besides its own stream. */
  readonly streams: StreamReader;

  /** For what has to be known of a command before it is carried out, perhaps again. */
  readonly commandHistory: CommandHistory;

  private readonly states: StreamStates;

  /** Without snapshots every stream is folded from its beginning. */
  constructor(
    private readonly store: EventStore,
    snapshots?: Snapshots,
  ) {
    this.states = new StreamStates(store, snapshots);
    this.followUps = new FollowUpOrder(store);
    this.streams = new StreamReader(store, this.states, this.followUps);
    this.commandHistory = new CommandHistory(this.states);
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
        case 'follow_ups_pending':
          await this.followUps.completeAll(outcome.events);
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
      const read = await this.states.read(decider, id, commandQuery(context, name));
      const { state, last, newestAppend, ownEvents } = read;
      const newest = ownEvents.at(-1);
      if (newest !== undefined) {
        if (!isSameCommand(decider, command, read, context)) throw new CommandIdReused(stream, name, context.commandId);
        const earlier = ownEvents as readonly Recorded<Event>[];
        const decided = { events: earlier, state, written: { position: newest.position, categories } };
        return { kind: 'appended', decided, isRepeated: true };
      }

      if (!context.isReaction && last !== undefined) {
        const pending = await this.followUps.pendingIn(stream, last.revision + 1, newestAppend);
        if (pending.length > 0) return { kind: 'follow_ups_pending', events: pending };
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
      const decided = { events, state: applyEvents(decider, state, events), written };
      return { kind: 'appended', decided, isRepeated: false };
    }
    throw new ConcurrencyConflict(stream);
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
    const stream = await this.streams.history(last.stream);
    const beforeEvent = (await this.streams.history(event.stream)).slice(0, event.revision);
    return earlierDecisionToChangeNothing(decider, { command, stream, event, beforeEvent }) ?? decision;
  }
}

/** The schema version with which the store writes events of this type. */
const versionOf = (schemas: readonly EventSchema[], type: string): number => {
  const schema = schemas.find((each) => each.type === type);
  if (schema === undefined) throw new Error(`${type} has no schema.`);
  return schema.version;
};

/** What carries out commands, and what reads the streams for those that carry out none. */
export const provideCommandHandling = (runner: CommandRunner) => [
  { provide: CommandRunner, useValue: runner },
  { provide: StreamReader, useValue: runner.streams },
];
