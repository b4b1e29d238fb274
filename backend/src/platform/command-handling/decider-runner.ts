import { type Decider, type DomainEvent, type Refusal, isRefusal, refuse } from '../../kernel/decider';
import { derivedId } from '../../kernel/ids';
import type { Recorded } from '../../kernel/recorded-event';
import { BEGINNING, type EventStore, type ExpectedRevision } from '../event-store/event-store';
import { type CommandContext, metadataOf } from './command-context';

/** What an accepted command answers: its result, and the position that read models have to reach to show it. */
export interface Accepted<Result> {
  readonly result: Result;
  readonly position: number;
}
export type CommandOutcome<Result> = Refusal | Accepted<Result>;

export interface Decided<Event extends DomainEvent, State> {
  /** What the command appended; empty where it changed nothing. */
  readonly events: readonly Recorded<Event>[];
  readonly state: State;
  readonly position: number;
}

const ATTEMPTS = 8;
const PAGE = 1000;

/**
 * Carries out a command on one stream: folds its events, decides, appends at the revision decided on. Commands of this
 * process on one stream take turns, so that a crowd on it decides each once; a writer of another process that came
 * between leads to a new decision, a bounded number of times. The ids of the events follow from the command's id and the
 * stream, so a command that was carried out before is recognised and answered without deciding again.
 */
export class DeciderRunner {
  /** The newest command on each stream that is under way. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(private readonly store: EventStore) {}

  async run<Command, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Refusal | Decided<Event, State>> {
    const carryOut = () => this.carryOut(decider, stream, command, context);
    const turn = (this.turns.get(stream) ?? Promise.resolve()).then(carryOut, carryOut);
    this.turns.set(stream, turn);
    try {
      return await turn;
    } finally {
      if (this.turns.get(stream) === turn) this.turns.delete(stream);
    }
  }

  private async carryOut<Command, Event extends DomainEvent, State>(
    decider: Decider<Command, Event, State>,
    stream: string,
    command: Command,
    context: CommandContext,
  ): Promise<Refusal | Decided<Event, State>> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const history = await this.history<Event>(stream);
      const state = history.reduce((folded, event) => decider.evolve(folded, event), decider.initialState);
      const before = history.filter((event) => event.metadata.causation_id === context.commandId);
      const newest = before.at(-1);
      if (newest !== undefined) return { events: before, state, position: newest.position };

      const decision = decider.decide(command, state);
      if (isRefusal(decision)) return decision;
      if (decision.length === 0) return { events: [], state, position: history.at(-1)?.position ?? BEGINNING };

      const metadata = metadataOf(context);
      const expected: ExpectedRevision = history.at(-1)?.revision ?? 'none';
      const stamped = decision.map((event, index) => ({
        event,
        id: derivedId(context.commandId, `${stream}/${index}`),
      }));
      const appended = await this.store.append(
        stream,
        expected,
        stamped.map(({ event, id }) => ({ id, type: event.type, data: event.data, metadata })),
      );
      if (appended.kind === 'appended') {
        const first = appended.revision - stamped.length + 1;
        const events = stamped.map(({ event, id }, index) => ({
          ...event,
          id,
          stream,
          revision: first + index,
          // Only the position of the last is told; it serves for all, since readers wait for the whole append.
          position: appended.position,
          metadata: { ...metadata, version: 1 },
        }));
        const next = events.reduce((folded, event) => decider.evolve(folded, event), state);
        return { events, state: next, position: appended.position };
      }
    }
    return refuse('CONFLICT', 'Somebody else changed this at the same moment. Please try again.');
  }

  /** The whole stream, oldest first: for what a decision needs to know of another stream. */
  async history<Event extends DomainEvent>(stream: string): Promise<readonly Recorded<Event>[]> {
    const history: Recorded<Event>[] = [];
    for (;;) {
      const page = await this.store.readStream(stream, { from: history.length, limit: PAGE });
      history.push(...(page as readonly Recorded<Event>[]));
      if (page.length < PAGE) return history;
    }
  }
}
