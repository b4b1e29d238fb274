import type { Clock } from '#kernel/clock';
import { IDEMPOTENCY_LIFETIME } from '../crypto/idempotency-lifetime';
import type { KeyStore } from '../crypto/key-store';
import type { Recurring } from '../recurring/recurring';

const HOUR_MS = 3_600_000;

/** Deletes stored responses to idempotent requests, which are valid for 24 hours, within an hour after they expire. */
export const forgetOldAnswers = (keys: KeyStore, clock: Clock): Recurring => ({
  name: 'forget-old-answers',
  every: HOUR_MS,
  work: () => keys.idempotency.purge(clock.now().getTime() - IDEMPOTENCY_LIFETIME),
});
