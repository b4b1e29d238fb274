import type { DomainEvent } from '#kernel/events';
import type { Fold } from '#kernel/fold';
import { type CommandContext, commandName } from './command-context';
import { type StreamStates, commandQuery } from './stream-states';

/** What is known of a command before it is carried out, perhaps again. */
export interface KnownCommand<State> {
  /** `run` then returns its result without deciding again. */
  readonly wasCarriedOut: boolean;
  /**
   * The time at which it was carried out; the time of the context if it was not. For checks that a command repeated later
   * has to pass again, such as that of a code which is valid for a minute.
   */
  readonly at: Date;
  /** What it was decided on when it was carried out; what it would be decided on now if it was not. */
  readonly stateBefore: State;
}

/** Whether and when commands were carried out. */
export class CommandHistory {
  constructor(private readonly states: StreamStates) {}

  /** Looks up a command by its type and context in the history of a stream. */
  async of<Event extends DomainEvent, State>(
    fold: Fold<Event, State>,
    id: string,
    type: string,
    context: CommandContext,
  ): Promise<KnownCommand<State>> {
    const query = commandQuery(context, commandName(context, type));
    const { ownEvents, stateBefore } = await this.states.read(fold, id, query);
    const [first] = ownEvents;
    return {
      wasCarriedOut: first !== undefined,
      at: first === undefined ? context.now : new Date(first.metadata.occurred_at),
      stateBefore,
    };
  }
}
