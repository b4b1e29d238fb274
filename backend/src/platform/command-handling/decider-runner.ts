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
import { type Fold, type Snapshots, type Sought, type StreamState, StreamStates } from './stream-states';

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
 * Carries out a command on one stream: folds its events, a long one from its newest snapshot on, decides, appends at the
 * revision decided on. Commands of this
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

  private readonly streams: StreamStates;

  /** Without snapshots every stream is folded from its beginning. */
  constructor(
    private readonly store: EventStore,
    snapshots?: Snapshots,
  ) {
    this.streams = new StreamStates(store, snapshots);
  }

  async run<Command extends DomainCommand, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Refusal | Decided<Event, State>> {
    const stream = decider.events.stream(id);
    for (;;) {
      const outcome = await this.inTurn(stream, () => this.carryOut(decider, id, command, context));
      if ('unsettled' in outcome) {
        await this.settle(outcome.unsettled);
        continue;
      }
      return isRefusal(outcome) ? outcome : this.withFollowUps(outcome);
    }
  }

  /** Whether this very command was carried out before; `run` then answers it without deciding again. */
  async knows<Event extends DomainEvent, State>(
    decider: Folded<Event, State>,
    id: string,
    type: string,
    context: CommandContext,
  ): Promise<boolean> {
    const { found } = await this.streams.read(foldOf(decider), id, soughtBy(context, commandName(context, type)));
    return found.length > 0;
  }

  /** How a stream stands now: for what a decision needs to know of another one. */
  async stateOf<Event extends DomainEvent, State>(decider: Folded<Event, State>, id: string): Promise<State> {
    return (await this.streams.read(foldOf(decider), id)).state;
  }

  /** The same after everything is done that the newest append to the stream leads to on other ones. */
  async settledStateOf<Event extends DomainEvent, State>(decider: Folded<Event, State>, id: string): Promise<State> {
    const { state, newestAppend } = await this.streams.read(foldOf(decider), id);
    await this.settle(newestAppend);
    return state;
  }

  /** What the events of a stream add up to beside the state that a decider needs. */
  async folded<Event extends DomainEvent, State>(fold: Fold<Event, State>, id: string): Promise<State> {
    return (await this.streams.read(fold, id)).state;
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
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Refusal | Appended<Event, State> | Unsettled> {
    const stream = decider.events.stream(id);
    const name = commandName(context, command.type);
    const categories = [decider.events.category];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const read = await this.streams.read(foldOf(decider), id, soughtBy(context, name));
      const { state, last, newestAppend, found } = read;
      const newest = found.at(-1);
      if (newest !== undefined) {
        if (!isSame(decider, command, read)) throw new CommandIdReused(stream, name, context.commandId);
        const earlier = found as readonly Recorded<Event>[];
        return { events: earlier, state, written: { position: newest.position, categories } };
      }

      const unsettled = context.isReaction ? [] : newestAppend.filter((event) => !this.followUps.isDone(event));
      if (unsettled.length > 0) return { unsettled };

      const decision = decider.decide(command, state);
      if (isRefusal(decision)) return decision;
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
        metadata: { ...metadata, version: versionOf(decider.events.schemas, event.type) },
      }));
      const next = events.reduce<State>((folded, event) => decider.evolve(folded, event), state);
      return { events, state: next, written: { position: appended.position, categories } };
    }
    return LOST_RACE;
  }
}

/** In which the store writes events of the type. */
const versionOf = (schemas: readonly EventSchema[], type: string): number => {
  const schema = schemas.find((each) => each.type === type);
  if (schema === undefined) throw new Error(`${type} has no schema.`);
  return schema.version;
};

type Folded<Event extends DomainEvent, State> = Pick<
  Decider<never, Event, State>,
  'events' | 'initialState' | 'evolve'
>;

const foldOf = <Event extends DomainEvent, State>({
  events,
  initialState,
  evolve,
}: Folded<Event, State>): Fold<Event, State> => ({
  name: 'decider',
  events,
  initialState,
  fold: (state, added) => added.reduce<State>((folded, event) => evolve(folded, event), state),
});

const soughtBy = ({ commandId }: CommandContext, name: string): Sought => ({
  commandId,
  matches: ({ metadata }) => isOf(metadata, commandId, name),
});

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
  { found, stateBefore }: StreamState<State>,
): boolean => {
  if (found.some(({ metadata }) => metadata.command === undefined)) return true;
  const decision: Decision<Event> = decider.decide(command, stateBefore);
  if (isRefusal(decision)) return false;
  const plain = (events: readonly DomainEvent[]) =>
    events.map(({ type, data }) => withoutPersonal(decider.events.schemas, type, data));
  return isDeepStrictEqual(plain(decision), plain(found));
};

const withoutPersonal = (schemas: readonly EventSchema[], type: string, data: object): object => {
  const personal = schemas.find((schema) => schema.type === type)?.personal?.fields ?? [];
  // As the log holds it: what is undefined is left out.
  const kept = Object.entries(JSON.parse(JSON.stringify(data)) as object).filter(
    ([field]) => !personal.includes(field),
  );
  return { type, data: Object.fromEntries(kept) };
};
