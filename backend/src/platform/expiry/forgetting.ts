import type { FactoryProvider } from '@nestjs/common';
import { dayOf } from '#kernel/calendar';
import type { Clock } from '#kernel/clock';
import { type Refusal, isRefusal } from '#kernel/decider';
import { idAt } from '#kernel/ids';
import type { Document } from '#kernel/projection';
import { CLOCK } from '../clock';
import { type CommandContext, ofTheSystem } from '../command-handling/command-context';
import { CommandRunner } from '../command-handling/command-runner';
import { EVENT_STORE, type EventStore } from '../event-store/event-store';
import { untilUpToDate } from '../read-store/find-up-to-date';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '../read-store/read-model-progress';
import { READ_STORE, type ReadStore } from '../read-store/read-store';
import { type RecurringWork, provideRecurringWork } from '../recurring/recurring';
import type { Overdue } from './expire-overdue';

/** How many documents one event names. */
const DOCUMENTS_PER_EVENT = 200;

/**
 * Documents of a read model that are past their retention period: no event changes them any more, and an event of the
 * area removes them.
 */
export interface Forgetting<D extends Document> extends Overdue<D> {
  /** Name for the log: `deliveries`. */
  readonly what: string;
  /** Appends an event that names them, to a stream of the day. */
  forget(
    documents: readonly D[],
    runner: CommandRunner,
    day: string,
    context: CommandContext,
  ): Promise<Refusal | object>;
}

export interface ForgettingPorts {
  readonly reads: Pick<ReadStore, 'find'>;
  readonly events: Pick<EventStore, 'lastPosition'>;
  readonly progress: ReadModelProgress;
  readonly runner: CommandRunner;
}

/**
 * Forgets documents that were of no more use at the beginning of the day (UTC), so that there is one event a day for up
 * to 200 documents. Two processes that find the same ones ask with the same id. Rejects while the read model is behind.
 */
export const forgetOverdue = async <D extends Document>(
  forgetting: Forgetting<D>,
  { reads, events, progress, runner }: ForgettingPorts,
  now: Date,
): Promise<void> => {
  const day = dayOf(now.toISOString());
  const since = new Date(day);
  let lastAsked = '';
  for (;;) {
    const page = await reads.find(forgetting.model, forgetting.at(since), {
      sort: forgetting.oldestFirst,
      limit: DOCUMENTS_PER_EVENT,
    });
    const [first, last] = [page.at(0), page.at(-1)];
    if (first === undefined || last === undefined) return;
    const id = idAt(since.getTime(), `${forgetting.what}/${first._id}/${last._id}`);
    // An administrator made the read model skip the event, so it keeps these documents.
    if (id === lastAsked) return;
    lastAsked = id;
    const forgotten = await forgetting.forget(page, runner, day, ofTheSystem(id, now));
    if (isRefusal(forgotten)) throw new Error(forgotten.detail);
    await untilUpToDate({ events, progress }, [forgetting.model]);
  }
};

/** Registers a forgetting in the `providers` of an area: `provideForgetting(endedDeliveries)`. */
export const provideForgetting = <D extends Document>(declared: Forgetting<D>): FactoryProvider<RecurringWork> =>
  provideRecurringWork(
    (reads: ReadStore, events: EventStore, progress: ReadModelProgress, clock: Clock, runner: CommandRunner) => ({
      name: `Forgetting of ${declared.what}`,
      role: 'scheduler',
      every: 'tick',
      reads: [declared.model],
      work: () => forgetOverdue(declared, { reads, events, progress, runner }, clock.now()),
    }),
    READ_STORE,
    EVENT_STORE,
    READ_MODEL_PROGRESS,
    CLOCK,
    CommandRunner,
  );
