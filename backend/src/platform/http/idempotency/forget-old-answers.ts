import type { Clock } from '#kernel/clock';
import { HOUR_MS } from '#kernel/durations';
import { IDEMPOTENCY_LIFETIME } from '../../crypto/idempotency-lifetime';
import type { KeyStore } from '../../crypto/key-store';
import type { Recurring } from '../../recurring/recurring';

/** Deletes stored responses to idempotent requests, which are valid for 24 hours, within an hour after they expire. */
export const forgetOldAnswers = (keys: KeyStore, clock: Clock): Recurring => ({
  name: 'forget-old-answers',
  every: HOUR_MS,
  work: () => keys.idempotency.purge(clock.now().getTime() - IDEMPOTENCY_LIFETIME),
});
