import type { ClaimRecorded, InForceDayRead } from '#events/research/ledger.events';

/** A day that a sentence of a claim's page gives for what the claim tells, word for word. */
export type InForceDay = InForceDayRead;

/** From and until when what a claim tells holds, and by when it is to be done, as far as its page says so. */
export type InForce = NonNullable<ClaimRecorded['data']['inForce']>;
