import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '../clock';
import { IDEMPOTENCY_LIFETIME } from '../crypto/idempotency-lifetime';
import { KEY_STORE, type KeyStore } from '../crypto/key-store';
import { RecurringWork } from '../pauses';

const HOUR_MS = 3_600_000;

/** Deletes stored responses to idempotent requests, which are valid for 24 hours, within an hour after they expire. */
@Injectable()
export class ForgetOldAnswers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly forgetting = new RecurringWork(HOUR_MS, () => this.forget(), new Logger(ForgetOldAnswers.name));

  constructor(
    @Inject(KEY_STORE) private readonly keys: KeyStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    void this.forgetting.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.forgetting.stop();
  }

  private forget(): Promise<void> {
    return this.keys.idempotency.purge(this.clock.now().getTime() - IDEMPOTENCY_LIFETIME);
  }
}
