/** What someone signed out asked to be tracked; it waits here until there is an account to own it. */
export interface PendingTracker {
  readonly tracker_description: string;
  readonly update_frequency: string;
  readonly model: string;
  readonly domains: string[];
}

const key = 'pendingTracker';

export const pendingTracker = (): PendingTracker | null => {
  const stored = localStorage.getItem(key);
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as PendingTracker;
  } catch {
    localStorage.removeItem(key);
    return null;
  }
};

export const keepPendingTracker = (tracker: PendingTracker): void => localStorage.setItem(key, JSON.stringify(tracker));

export const forgetPendingTracker = (): void => localStorage.removeItem(key);
