import type { Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import type { ReadModel } from '#kernel/projection';
import type { Config } from '../config/config';
import { RecurringWork } from '../pauses';
import { areFilling } from '../read-store/first-fill';
import type { ReadStore } from '../read-store/read-store';

interface OverdueWorkPorts {
  readonly config: Pick<Config, 'roles' | 'schedulerTickMs'>;
  readonly reads: ReadStore;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Deals with what is overdue in a read model at every tick of the scheduler, unless the model is being filled. */
export class OverdueWork implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly work: RecurringWork;

  constructor(
    model: Pick<ReadModel, 'name'>,
    private readonly ports: OverdueWorkPorts,
    deal: (now: Date) => Promise<void>,
  ) {
    const { config, reads, clock, log } = ports;
    const tick = async () => {
      if (!(await areFilling(reads, [model]))) await deal(clock.now());
    };
    this.work = new RecurringWork(config.schedulerTickMs, tick, log);
  }

  onApplicationBootstrap(): void {
    if (this.ports.config.roles.has('scheduler')) void this.work.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.work.stop();
  }
}
