import { Inject, type Type } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type Decider, type DomainCommand, isRefusal } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import type { Document, ReadModel } from '#kernel/projection';
import { EVENT_STORE, type EventStore } from '../event-store/event-store';
import { type UpToDatePorts, findUpToDate } from '../read-store/find-up-to-date';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '../read-store/read-model-progress';
import { type Filter, READ_STORE, type ReadStore } from '../read-store/read-store';
import { type Accepted, type WrittenPosition, accepted } from './command-outcome';
import { CommandRunner } from './command-runner';
import type { ContextCommand } from './context-command';
import type { StreamReader } from './stream-reader';

interface HandlerOnEach<Command> {
  execute(command: Command): Promise<Accepted<number>>;
}

interface OnEach<Command, D extends Document, Chosen> {
  /** Read model whose documents have the ids of the streams. */
  readonly model: ReadModel<D>;
  where(command: Command): Filter<D>;
  /** Narrows the matching documents; all of them by default. */
  narrow?(documents: readonly D[], command: Command, streams: StreamReader): readonly D[] | Promise<readonly D[]>;
  decide(command: Command, id: string): Chosen;
}

/**
 * The handler of a command that one decider decides on every stream whose document matches, those just written included:
 * `RevokeTokensHandler = decidedOnEach(apiTokenDecider, RevokeTokens, { model: apiTokens, where, decide })`. A stream that
 * refuses it stays as it is; the result is how many did not.
 */
export const decidedOnEach = <
  Command extends ContextCommand<unknown, number>,
  Decided extends DomainCommand,
  Event extends DomainEvent,
  State,
  D extends Document,
  const Chosen extends Decided,
>(
  decider: Decider<Decided, Event, State>,
  commandType: Type<Command>,
  { model, where, narrow = (documents) => documents, decide }: OnEach<Command, D, Chosen>,
): Type<HandlerOnEach<Command>> => {
  @CommandHandler(commandType)
  class DecidedOnEachHandler implements HandlerOnEach<Command>, UpToDatePorts {
    constructor(
      private readonly runner: CommandRunner,
      @Inject(EVENT_STORE) readonly events: Pick<EventStore, 'lastPosition'>,
      @Inject(READ_MODEL_PROGRESS) readonly progress: ReadModelProgress,
      @Inject(READ_STORE) readonly reads: ReadStore,
    ) {}

    async execute(command: Command): Promise<Accepted<number>> {
      const found = await findUpToDate(this, model, where(command));
      const decided: Array<{ readonly written: WrittenPosition }> = [];
      for (const { _id } of await narrow(found, command, this.runner.streams)) {
        const outcome = await this.runner.run(decider, _id, decide(command, _id), command.context);
        if (!isRefusal(outcome)) decided.push(outcome);
      }
      return accepted(decided.length, ...decided);
    }
  }
  return DecidedOnEachHandler;
};
