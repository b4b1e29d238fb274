import { isDeepStrictEqual } from 'node:util';
import { type Decider, type Decision, type DomainCommand, type Refusal, isRefusal, refuse } from '#kernel/decider';
import type { EventSchema } from '#kernel/event-schema';
import type { DomainEvent } from '#kernel/events';
import { derivedId } from '#kernel/ids';
import type { Recorded } from '#kernel/recorded-event';
import { BEGINNING, type EventStore } from '../event-store/event-store';
import { type CommandContext, commandName, metadataOf } from './command-context';
import type { FollowedStep } from '../processes/process';
import { type Written, writtenTogether } from './command-outcome';

export interface Decided<Event extends DomainEvent, State> {
  /** What the command appended; empty where it changed nothing. */
  readonly events: readonly Recorded<Event>[];
  readonly state: State;
  /** By the command and by what followed from it in line. */
  readonly written: Written;
  readonly followed: readonly FollowedStep[];
}

/** What events lead to on other streams; see platform/processes. */
export interface FollowUps {
  /** Whether everything that has to happen before the next command on the event's stream is known to be done. */
  isDone(event: Recorded): boolean;
  /** Rejects where something of this failed; then it is not done. */
  follow(event: Recorded): Promise<readonly FollowedStep[]>;
}

const NO_FOLLOW_UPS: FollowUps = { isDone: () => true, follow: async () => [] };

/** A second command came with the identity of an earlier one. A fault of the calling code: each needs a step of its own. */
export class CommandIdReused extends Error {
  constructor(stream: string, command: string, commandId: string) {
    super(`${command} on ${stream} comes with the id ${commandId}, under which another ${command} was carried out.`);
  }
}

type Appended<Event extends DomainEvent, State> = Omit<Decided<Event, State>, 'followed'>;

/** Events whose follow-ups have to be done before another command is decided on their stream. */
interface Unsettled {
  readonly unsettled: readonly Recorded[];
}

const ATTEMPTS = 8;
const PAGE = 1000;

/** Other writers were faster, again and again. Worth another try, unlike any refusal by a rule. */
export const LOST_RACE = refuse('CONFLICT', 'This was changed at the same time by someone else. Please try again.');

/**
 * Carries out a command on one stream: folds its events, decides, appends at the revision decided on. Commands of this
 * process on one stream take turns, so that a crowd on it decides each once; a writer of another process that came
 * between leads to a new decision, a bounded number of times.
 *
 * A command is known by its id, its steps and its type. Carried out again it is recognised by the events that it left, and
 * answered without appending anything; their ids follow from the same, so the store would keep them once anyway.
 *
 * What the events lead to on other streams follows in line. Before a request is decided, what the newest append to the
 * stream led to is done: so the follow-ups of one stream happen in the order of its events, whichever process began them.
 */
export class DeciderRunner {
  /** The newest command on each stream that is under way. */
  private readonly turns = new Map<string, Promise<unknown>>();

  followUps: FollowUps = NO_FOLLOW_UPS;

  constructor(private readonly store: EventStore) {}

  async run<Command extends DomainCommand, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Refusal | Decided<Event, State>> {
    const stream = decider.events.stream(id);
    for (;;) {
      const outcome = await this.inTurn(stream, () => this.carryOut(decider, stream, command, context));
      if ('unsettled' in outcome) {
        await this.settle(outcome.unsettled);
        continue;
      }
      return isRefusal(outcome) ? outcome : this.withFollowUps(outcome);
    }
  }

  /** Whether this very command was carried out before; `run` then answers it without deciding again. */
  async knows(
    { events }: Pick<Decider<never, DomainEvent, unknown>, 'events'>,
    id: string,
    type: string,
    context: CommandContext,
  ): Promise<boolean> {
    const history = await this.history(events.stream(id));
    return history.some(({ metadata }) => isOf(metadata, context.commandId, commandName(context, type)));
  }

  /** How a stream stands now: for what a decision needs to know of another one. */
  async stateOf<Event extends DomainEvent, State>(
    decider: Pick<Decider<never, Event, State>, 'events' | 'initialState' | 'evolve'>,
    id: string,
  ): Promise<State> {
    return fold(decider, await this.history<Event>(decider.events.stream(id)));
  }

  /** The same after everything is done that the newest append to the stream leads to on other ones. */
  async settledStateOf<Event extends DomainEvent, State>(
    decider: Pick<Decider<never, Event, State>, 'events' | 'initialState' | 'evolve'>,
    id: string,
  ): Promise<State> {
    const history = await this.history<Event>(decider.events.stream(id));
    await this.settle(newestAppend(history));
    return fold(decider, history);
  }

  /** The whole stream, oldest first. */
  async history<Event extends DomainEvent>(stream: string): Promise<readonly Recorded<Event>[]> {
    const history: Recorded<Event>[] = [];
    for (;;) {
      const page = await this.store.readStream(stream, { from: history.length, limit: PAGE });
      history.push(...(page as readonly Recorded<Event>[]));
      if (page.length < PAGE) return history;
    }
  }

  private async inTurn<Outcome>(stream: string, carryOut: () => Promise<Outcome>): Promise<Outcome> {
    const turn = (this.turns.get(stream) ?? Promise.resolve()).then(carryOut, carryOut);
    this.turns.set(stream, turn);
    try {
      return await turn;
    } finally {
      if (this.turns.get(stream) === turn) this.turns.delete(stream);
    }
  }

  private async settle(events: readonly Recorded[]): Promise<void> {
    for (const event of events) await this.followUps.follow(event);
  }

  private async withFollowUps<Event extends DomainEvent, State>(
    appended: Appended<Event, State>,
  ): Promise<Decided<Event, State>> {
    const followed: FollowedStep[] = [];
    for (const event of appended.events) followed.push(...(await this.followUps.follow(event)));
    const steps = followed.flatMap(({ outcome }) => (isRefusal(outcome) ? [] : [outcome.written]));
    return { ...appended, written: writtenTogether([appended.written, ...steps]), followed };
  }

  private async carryOut<Command extends DomainCommand, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Refusal | Appended<Event, State> | Unsettled> {
    const name = commandName(context, command.type);
    const categories = [decider.events.category];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const history = await this.history<Event>(stream);
      const state = fold(decider, history);
      const earlier = history.filter(({ metadata }) => isOf(metadata, context.commandId, name));
      const newest = earlier.at(-1);
      if (newest !== undefined) {
        if (!isSame(decider, command, history, earlier)) throw new CommandIdReused(stream, name, context.commandId);
        return { events: earlier, state, written: { position: newest.position, categories } };
      }

      const unsettled = context.isReaction
        ? []
        : newestAppend(history).filter((event) => !this.followUps.isDone(event));
      if (unsettled.length > 0) return { unsettled };

      const decision = decider.decide(command, state);
      if (isRefusal(decision)) return decision;
      const last = history.at(-1);
      if (decision.length === 0) {
        return { events: [], state, written: { position: last?.position ?? BEGINNING, categories } };
      }

      const metadata = metadataOf(context, command.type);
      const stamped = decision.map((event, index) => ({
        id: derivedId(context.commandId, `${stream}/${name}/${index}`),
        type: event.type,
        data: event.data,
        metadata,
      }));
      const appended = await this.store.append(stream, last?.revision ?? 'none', stamped);
      if (appended.kind === 'conflict') continue;
      const first = appended.revision - stamped.length + 1;
      const events = decision.map((event, index) => ({
        ...event,
        id: derivedId(context.commandId, `${stream}/${name}/${index}`),
        stream,
        revision: first + index,
        // Only the position of the last is told; it serves for all, since readers wait for the whole append.
        position: appended.position,
        metadata: { ...metadata, version: 1 },
      }));
      const next = events.reduce<State>((folded, event) => decider.evolve(folded, event), state);
      return { events, state: next, written: { position: appended.position, categories } };
    }
    return LOST_RACE;
  }
}

/** The events of the command that appended last. */
const newestAppend = (history: readonly Recorded[]): readonly Recorded[] => {
  const last = history.at(-1);
  const isOther = ({ metadata }: Recorded): boolean =>
    metadata.causation_id !== last?.metadata.causation_id || metadata.command !== last.metadata.command;
  return history.slice(history.findLastIndex(isOther) + 1);
};

/** A stream may hold events that stand in streams of another category today: they are passed over. */
const fold = <Event extends DomainEvent, State>(
  { events, evolve, initialState }: Pick<Decider<never, Event, State>, 'events' | 'initialState' | 'evolve'>,
  history: readonly Event[],
): State => {
  const types = new Set(events.schemas.map(({ type }) => type));
  return history.reduce<State>((state, event) => (types.has(event.type) ? evolve(state, event) : state), initialState);
};

/** Events from before commands had names are known by their cause alone. */
const isOf = (metadata: Recorded['metadata'], commandId: string, name: string): boolean =>
  metadata.causation_id === commandId && (metadata.command === undefined || metadata.command === name);

/**
 * A decider is pure: on what the earlier command saw the same command decides the same. Personal fields are left out, since
 * what is salted differs each time and what is erased reads as null.
 */
const isSame = <Command extends DomainCommand, Event extends DomainEvent, State>(
  decider: Decider<Command, Event, State>,
  command: Command,
  history: readonly Recorded<Event>[],
  earlier: readonly Recorded<Event>[],
): boolean => {
  if (earlier.some(({ metadata }) => metadata.command === undefined)) return true;
  const first = earlier[0]?.revision ?? 0;
  const before = fold(
    decider,
    history.filter(({ revision }) => revision < first),
  );
  const decision: Decision<Event> = decider.decide(command, before);
  if (isRefusal(decision)) return false;
  const plain = (events: readonly DomainEvent[]) =>
    events.map(({ type, data }) => withoutPersonal(decider.events.schemas, type, data));
  return isDeepStrictEqual(plain(decision), plain(earlier));
};

const withoutPersonal = (schemas: readonly EventSchema[], type: string, data: object): object => {
  const personal = schemas.find((schema) => schema.type === type)?.personal?.fields ?? [];
  // As the log holds it: what is undefined is left out.
  const kept = Object.entries(JSON.parse(JSON.stringify(data)) as object).filter(
    ([field]) => !personal.includes(field),
  );
  return { type, data: Object.fromEntries(kept) };
};
