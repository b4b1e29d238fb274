import { lasting } from '../storage/browser-storage';
import { newIdempotencyKey } from './idempotency-key';

/** What someone signed out asked to be tracked; it waits here until there is an account to own it. */
export interface PendingTracker {
  readonly tracker_description: string;
  readonly update_frequency: string;
  readonly model: string;
  readonly domains: string[];
}

const name = 'pendingTracker';

/** The key under which the tracker is created, once, however often and from however many tabs that is tried. */
type KeptTracker = PendingTracker & { readonly idempotency_key: string };

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

export const forgetPendingTracker = (): void => lasting.remove(name);
