import { type FactoryProvider, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { idAt } from '#kernel/ids';
import type { Document } from '#kernel/projection';
import { CLOCK } from '../clock';
import { type CommandContext, ofTheSystem } from '../command-handling/command-context';
import { DeciderRunner } from '../command-handling/decider-runner';
import { CONFIG, type Config } from '../config/config';
import { RecurringWork } from '../pauses';
import { areFilling } from '../read-store/first-fill';
import { READ_STORE, type ReadStore } from '../read-store/read-store';
import { type Overdue, expireOverdue } from './expire-overdue';

/** What ends by itself when its time is over. */
export interface Expiry<D extends Document> extends Overdue<D> {
  /** For the log: `invite`. */
  readonly what: string;
  /** Since when it is over, in milliseconds since 1970. */
  overdueSince(document: D): number;
  expire(document: D, runner: DeciderRunner, context: CommandContext): Promise<unknown>;
}

/**
 * Expires at every tick what is overdue. It is found by an index, so no restart misses any; of two processes that find the same
 * one, each asks with the same id, so one event is appended.
 */
class Expirer<D extends Document> implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log: Logger;
  private readonly expiring: RecurringWork;

  constructor(
    private readonly expiry: Expiry<D>,
    private readonly config: Pick<Config, 'roles' | 'schedulerTickMs'>,
    private readonly reads: ReadStore,
    private readonly clock: Clock,
    private readonly runner: DeciderRunner,
  ) {
    this.log = new Logger(`Expiry of ${expiry.what}`);
    this.expiring = new RecurringWork(config.schedulerTickMs, () => this.expireAll(), this.log);
  }

  onApplicationBootstrap(): void {
    if (this.config.roles.has('scheduler')) void this.expiring.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.expiring.stop();
  }

  private async expireAll(): Promise<void> {
    const { expiry, reads, runner, log } = this;
    if (await areFilling(reads, [expiry.model])) return;
    const now = this.clock.now();
    const expire = (document: D) => {
      const id = idAt(expiry.overdueSince(document), `${document._id}/expiry`);
      return expiry.expire(document, runner, ofTheSystem(id, now));
    };
    const onFailure = (id: string, error: unknown): void =>
      log.error(`The ${expiry.what} ${id} could not be expired; it will be retried at the next tick.`, error);
    await expireOverdue(expiry, { reads, expire, onFailure }, now);
  }
}

/** For the `providers` of an area: `expiring(inviteExpiry)`. */
export const expiring = <D extends Document>(expiry: Expiry<D>): FactoryProvider<OnApplicationBootstrap> => ({
  provide: Symbol(`expiry of ${expiry.what}`),
  inject: [CONFIG, READ_STORE, CLOCK, DeciderRunner],
  useFactory: (config: Config, reads: ReadStore, clock: Clock, runner: DeciderRunner) =>
    new Expirer(expiry, config, reads, clock, runner),
});
