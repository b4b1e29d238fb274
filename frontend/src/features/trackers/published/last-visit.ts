import { useEffect, useState } from 'react';
import { personalLasting } from '#shared/session/personal-storage';
import { now } from '#shared/time/clock';

/** ISO 8601 times. */
interface Visit {
  /** End of the visit before; null on the first one. */
  readonly since: string | null;
  /** Time when the tracker was last viewed. */
  readonly at: string;
}

const KEY = 'trackerVisits';

/** Opening a tracker again within this time, such as by reloading the page, does not begin a new visit. */
const SAME_VISIT_MS = 30 * 60_000;

/** Trackers remembered; the least recently visited are forgotten. */
const MAX_REMEMBERED_TRACKERS = 200;

export const updatedVisit = (known: Visit | undefined, at: Date): Visit => {
  const isSame = known !== undefined && at.getTime() - Date.parse(known.at) < SAME_VISIT_MS;
  return { since: isSame ? known.since : (known?.at ?? null), at: at.toISOString() };
};

const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const parseVisit = (value: unknown): readonly Visit[] => {
  if (typeof value !== 'object' || value === null || !('at' in value) || !isTime(value.at)) return [];
  return [{ since: 'since' in value && isTime(value.since) ? value.since : null, at: value.at }];
};

const storedVisits = (): readonly (readonly [trackerId: string, visit: Visit])[] => {
  try {
    const stored: unknown = JSON.parse(personalLasting.get(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return [];
    return Object.entries(stored).flatMap(([id, value]) => parseVisit(value).map((visit) => [id, visit] as const));
  } catch {
    return [];
  }
};

const storedVisit = (trackerId: string): Visit | undefined => storedVisits().find(([id]) => id === trackerId)?.[1];

/** Time when the reader last had the tracker's page open; null if they never had. */
export const lastSeen = (trackerId: string): string | null => storedVisit(trackerId)?.at ?? null;

/** Stores that the tracker is being viewed. Returns the end of the previous visit; null on the first one. */
export const recordVisit = (trackerId: string, at: Date): string | null => {
  const others = storedVisits().filter(([id]) => id !== trackerId);
  const current = updatedVisit(storedVisit(trackerId), at);
  const visits = [[trackerId, current] as const, ...others]
    .sort(([, one], [, other]) => other.at.localeCompare(one.at))
    .slice(0, MAX_REMEMBERED_TRACKERS);
  personalLasting.set(KEY, JSON.stringify(Object.fromEntries(visits)));
  return current.since;
};

/** Time when the reader last viewed this tracker before this visit; null on the first one. */
export const useLastVisit = (trackerId: string, updatedAt: string): string | null => {
  const [since] = useState(() => updatedVisit(storedVisit(trackerId), now()).since);
  // Recorded when the page is shown, and again when news arrives while it is open, since that has been seen, too.
  useEffect(() => void recordVisit(trackerId, now()), [trackerId, updatedAt]);
  return since;
};
