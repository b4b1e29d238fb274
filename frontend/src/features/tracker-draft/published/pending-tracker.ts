import type { Schema } from '#shared/api/api-schema';
import { newIdempotencyKey } from '#shared/api/idempotency-key';
import { personalName } from '#shared/session/personal-name';
import { browserStorage } from '#shared/storage/browser-storage';

/**
 * A tracker that waits for its owner to sign in: if a visitor drafted it, for the next person who signs in; if a
 * session ended while it was written, only for that session's person.
 */
export type PendingTracker = Omit<Schema<'CreateTrackerBody'>, 'tracker_id' | 'model' | 'domains'> & {
  readonly model: string;
  readonly domains: string[];
};

const NAME = 'pendingTracker';

export type StoredPendingTracker = PendingTracker & {
  /** Key that creates the tracker only once, even if several tabs try. */
  readonly idempotency_key: string;
  /** The registration that it was sent with: its email address, and its time by the server's clock, ISO 8601 UTC. */
  readonly sent?: { readonly email: string; readonly at: string };
};

export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const readSaved = (name: string): StoredPendingTracker | null => {
  const stored = browserStorage.get(name);
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as StoredPendingTracker;
  } catch {
    browserStorage.remove(name);
    return null;
  }
};

/** Storage key of the draft: the signed-in person's own, or else a visitor's. */
const storageKey = (): string => (browserStorage.get(personalName(NAME)) === null ? NAME : personalName(NAME));

export const storedPendingTracker = (): StoredPendingTracker | null => readSaved(storageKey());

/** A visitor's draft, the only kind that may be sent with a registration. */
export const visitorsPendingTracker = (): StoredPendingTracker | null => readSaved(NAME);

export const savePendingTracker = (tracker: PendingTracker, idempotency_key = newIdempotencyKey()): void =>
  browserStorage.set(personalName(NAME), JSON.stringify({ ...tracker, idempotency_key }));

/**
 * The draft stays: the server creates the tracker only if the email address had no account, which it does not disclose.
 */
export const markPendingTrackerSent = (email: string, at: Date): void => {
  const saved = visitorsPendingTracker();
  if (saved !== null) browserStorage.set(NAME, JSON.stringify({ ...saved, sent: { email, at: at.toISOString() } }));
};

export const clearPendingTracker = (): void => browserStorage.remove(storageKey());
