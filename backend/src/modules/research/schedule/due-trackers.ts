import { FREQUENCIES } from '#events/trackers/tracker-settings';
import { briefTimes } from '#modules/delivery/published';
import type { ReadStore } from '#platform/read-store/read-store';
import {
  type DueRun,
  SHORTEST_PERIOD,
  dueRuns,
  shortestGap,
  timeInSortKey,
} from '#projections/research/due-runs/due-runs.projection';
import { type DailyBrief, newestDueBeforeBrief, newestDueMoment, leadOf } from '../domain/schedule';

/** Looks up the brief that tells the news of each of these trackers; null if none does. */
export const briefsOf = async (
  reads: Pick<ReadStore, 'find'>,
  trackers: readonly DueRun[],
): Promise<(tracker: DueRun) => DailyBrief | null> => {
  const times = await briefTimes(reads, [...new Set(trackers.map(({ owner_id }) => owner_id))]);
  return ({ owner_id, email_updates }) => {
    const time = times.get(owner_id);
    if (time === undefined || !(email_updates || time.hasUnmailed)) return null;
    return { daily: time.daily, lead: leadOf(owner_id) };
  };
};

/** A run is due since its scheduled time `period`, or again since `retryAt` because the last one failed. */
type DueCause = { readonly cause: 'due'; readonly period: Date } | { readonly cause: 'retry'; readonly retryAt: Date };

export interface DueTracker {
  readonly trackerId: string;
  readonly ownerId: string;
  /** Milliseconds since 1970. */
  readonly dueSince: number;
}

const TRACKERS_PER_PAGE = 500;
const ACTIVE = { paused: false, suspended: false, deleted: false } as const;

/** `brief` is the one that tells the tracker's news; null if none does. */
export const dueCause = (document: DueRun, brief: DailyBrief | null, now: Date): DueCause | undefined => {
  const { paused, suspended, deleted, frequency, created_at, newest_period, period_key, retry_key } = document;
  if (paused || suspended || deleted) return undefined;
  const isTooSoon = now.getTime() < timeInSortKey(period_key).getTime() + shortestGap(frequency);
  if (!isTooSoon) {
    const anchor = new Date(created_at);
    const period =
      brief === null ? newestDueMoment(anchor, frequency, now) : newestDueBeforeBrief(anchor, frequency, now, brief);
    if (period > new Date(newest_period ?? created_at)) return { cause: 'due', period };
  }
  if (retry_key === null || timeInSortKey(retry_key) > now) return undefined;
  return { cause: 'retry', retryAt: timeInSortKey(retry_key) };
};

/** Pages through `find`, starting after the last key of the previous page. */
async function* pages(
  find: (after: string) => Promise<readonly DueRun[]>,
  keyIn: (document: DueRun) => string,
): AsyncGenerator<readonly DueRun[]> {
  for (let after = ''; ;) {
    const page = await find(after);
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < TRACKERS_PER_PAGE) return;
    after = keyIn(last);
  }
}

/** A key after all keys at this time and before all later ones. */
const endOf = (time: number): string => new Date(time + 1).toISOString();

/** Everything due at `now`: trackers whose next period has begun, and failed runs whose backoff is over. */
export async function* dueTrackers(reads: ReadStore, now: Date): AsyncGenerator<readonly DueTracker[]> {
  const due = async (
    page: readonly DueRun[],
    wanted: DueCause['cause'],
    dueSince: (document: DueRun) => number,
  ): Promise<readonly DueTracker[]> => {
    const briefOf = await briefsOf(reads, page);
    return page.flatMap((document) => {
      if (dueCause(document, briefOf(document), now)?.cause !== wanted) return [];
      return [{ trackerId: document._id, ownerId: document.owner_id, dueSince: dueSince(document) }];
    });
  };

  for (const frequency of FREQUENCIES) {
    const period = SHORTEST_PERIOD[frequency];
    const end = endOf(now.getTime() - shortestGap(frequency));
    const find = (after: string) =>
      reads.find(
        dueRuns,
        { frequency, ...ACTIVE, period_key: { $gt: after, $lt: end } },
        { sort: { period_key: 1 }, limit: TRACKERS_PER_PAGE },
      );
    for await (const page of pages(find, ({ period_key }) => period_key)) {
      yield await due(page, 'due', ({ period_key }) => timeInSortKey(period_key).getTime() + period);
    }
  }

  const retryKey = ({ retry_key }: DueRun): string => retry_key ?? '';
  const find = (after: string) =>
    reads.find(
      dueRuns,
      { ...ACTIVE, retry_key: { $gt: after, $lt: endOf(now.getTime()) } },
      { sort: { retry_key: 1 }, limit: TRACKERS_PER_PAGE },
    );
  for await (const page of pages(find, retryKey)) {
    yield await due(page, 'retry', (document) => timeInSortKey(retryKey(document)).getTime());
  }
}
