import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '../clock';
import { IDEMPOTENCY_LIFETIME } from '../crypto/idempotency-lifetime';
import { KEY_STORE, type KeyStore } from '../crypto/key-store';

const HOUR_MS = 3_600_000;

/** Deletes stored responses to idempotent requests, which are valid for 24 hours, within an hour after they expire. */
@Injectable()
export class ForgetOldAnswers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(ForgetOldAnswers.name);
  private timer: NodeJS.Timeout | undefined;
  private forgetting: Promise<void> = Promise.resolve();

  constructor(
    @Inject(KEY_STORE) private readonly keys: KeyStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.forget();
    this.timer = setInterval(() => this.forget(), HOUR_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.forgetting;
  }

  private forget(): void {
    this.forgetting = this.keys.idempotency
      .purge(this.clock.now().getTime() - IDEMPOTENCY_LIFETIME)
      .catch((error: unknown) => this.log.error(error));
  }
}
