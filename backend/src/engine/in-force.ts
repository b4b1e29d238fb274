import type { ClaimRecorded, InForceDayRead } from '#events/research/ledger.events';

/** A day that a sentence of a claim's page gives for what the claim reports, word for word. */
export type InForceDay = InForceDayRead;

/** The period in which a claim holds and its deadline, as far as its page gives them. */
export type InForce = NonNullable<ClaimRecorded['data']['inForce']>;
