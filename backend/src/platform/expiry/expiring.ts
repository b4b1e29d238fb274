import { type FactoryProvider, Logger } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { idAt } from '#kernel/ids';
import type { Document } from '#kernel/projection';
import { CLOCK } from '../clock';
import { type CommandContext, ofTheSystem } from '../command-handling/command-context';
import { CommandRunner } from '../command-handling/command-runner';
import { READ_STORE, type ReadStore } from '../read-store/read-store';
import { type RecurringWork, provideRecurringWork } from '../recurring/recurring';
import { type Overdue, expireOverdue } from './expire-overdue';

/** Something that ends by itself when its time is over. */
export interface Expiry<D extends Document> extends Overdue<D> {
  /** Name for the log: `invite`. */
  readonly what: string;
  /** Time at which it became overdue, in milliseconds since 1970. */
  overdueSince(document: D): number;
  expire(document: D, runner: CommandRunner, context: CommandContext): Promise<unknown>;
}

/**
 * Registers an expiry in the `providers` of an area: `provideExpiry(inviteExpiry)`. Overdue documents are found by an
 * index, so no restart misses any; of two processes that find the same one, each asks with the same id, so one event is
 * appended.
 */
export const provideExpiry = <D extends Document>(expiry: Expiry<D>): FactoryProvider<RecurringWork> =>
  provideRecurringWork(
    (reads: ReadStore, clock: Clock, runner: CommandRunner) => {
      const name = `Expiry of ${expiry.what}`;
      const log = new Logger(name);
      const onFailure = (id: string, error: unknown): void =>
        log.error(`The ${expiry.what} ${id} could not be expired; it will be retried at the next tick.`, error);
      const work = (): Promise<void> => {
        const now = clock.now();
        const expire = (document: D) => {
          const id = idAt(expiry.overdueSince(document), `${document._id}/expiry`);
          return expiry.expire(document, runner, ofTheSystem(id, now));
        };
        return expireOverdue(expiry, { reads, expire, onFailure }, now);
      };
      return { name, role: 'scheduler', every: 'tick', reads: [expiry.model], work };
    },
    READ_STORE,
    CLOCK,
    CommandRunner,
  );
