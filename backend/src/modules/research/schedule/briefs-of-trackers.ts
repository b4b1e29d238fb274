import { briefTimes } from '#modules/delivery/published';
import type { ReadStore } from '#platform/read-store/read-store';
import type { DueRun } from '#projections/research/due-runs/due-runs.projection';
import { type DailyBrief, leadOf } from '../domain/schedule';

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
