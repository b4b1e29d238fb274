import type { MailedLink } from '#events/accounts/user.events';
import { refuse, type Refusal } from '#kernel/decider';
import { HOUR_MS } from '#kernel/durations';
import type { User } from './user';

/** How long mailed links are valid. */
export const VERIFICATION_LIFETIME_MS = 72 * HOUR_MS;
export const RESET_LIFETIME_MS = HOUR_MS;

export const INVALID_LINK: Refusal = refuse('INVALID', 'This link is no longer valid. Please ask for a new one.');

/** Whether a token opens the link: only its own token, until it expires. `now` is ISO 8601 UTC. */
export const opensLink = (link: MailedLink, tokenHash: string, now: string): boolean =>
  link.tokenHash === tokenHash && now < link.expiresAt;

/** Why a verification link is invalid for this registration; null if it is valid. */
export const verificationRefusal = (user: User, tokenHash: string, now: string): Refusal | null =>
  user.status === 'pending' && user.verification !== null && opensLink(user.verification, tokenHash, now)
    ? null
    : INVALID_LINK;

/** Why a reset link is invalid for this account; null if it is valid. */
export const resetRefusal = (user: User, tokenHash: string, now: string): Refusal | null =>
  user.status === 'active' && user.resets.some((reset) => opensLink(reset, tokenHash, now)) ? null : INVALID_LINK;
