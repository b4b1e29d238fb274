import { lasting } from '../storage/browser-storage';
import { newIdempotencyKey } from './idempotency-key';

/** A signed-out user's tracker, kept here until there is an account to own it. */
export interface PendingTracker {
  readonly tracker_description: string;
  readonly update_frequency: string;
  readonly model: string;
  readonly domains: string[];
  /** Of somebody whose session ended: visitors cannot see any. */
  readonly documents?: string[];
}

const name = 'pendingTracker';

type KeptTracker = PendingTracker & {
  /** Under which the tracker is created, once, however often and from however many tabs that is tried. */
  readonly idempotency_key: string;
  /** The registration that carried it: to which address, and when, ISO 8601 UTC. */
  readonly sent?: { readonly email: string; readonly at: string };
};

export const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const pendingTracker = (): KeptTracker | null => {
  const stored = lasting.get(name);
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as KeptTracker;
  } catch {
    lasting.remove(name);
    return null;
  }
};

export const keepPendingTracker = (tracker: PendingTracker, idempotency_key = newIdempotencyKey()): void =>
  lasting.set(name, JSON.stringify({ ...tracker, idempotency_key }));

/** The draft stays: whether the server makes it depends on whether the address has an account, which it does not tell. */
export const notePendingTrackerSent = (email: string, at: Date): void => {
  const kept = pendingTracker();
  if (kept !== null) lasting.set(name, JSON.stringify({ ...kept, sent: { email, at: at.toISOString() } }));
};

export const forgetPendingTracker = (): void => lasting.remove(name);
