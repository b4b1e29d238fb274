import { type EventOf, event, declareEvents } from '#kernel/events';

/**
 * `identity-{key}` leads from an identity at a sign-in provider to its account. The key is an HMAC of the provider and of
 * its id for the person, so the log does not reveal either.
 */
export const identityEvents = declareEvents('identity', {
  /** The identity was linked to an account, which it opens from now on. */
  IdentityClaimed: event<{ readonly userId: string }>(),
  /** The account was erased, so the identity may be used for a new one. */
  IdentityReleased: event<{
    readonly userId: string;
    /** ISO 8601 UTC. */
    readonly releasedAt: string;
  }>(),
});

export type IdentityEvent = EventOf<typeof identityEvents>;
