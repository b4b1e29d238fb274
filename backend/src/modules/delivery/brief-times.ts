import type { DailyTime } from '#kernel/daily-time';
import { accounts, channels, dailyTimeOf } from '#modules/accounts/published';
import type { ReadStore } from '#platform/read-store/read-store';
import { openChannels } from './channels/open-channels';

/** The read models that say when briefs are sent. */
export const BRIEF_TIMES_FROM = [accounts, channels] as const;

/** When a user's briefs are sent. */
interface BriefTime {
  readonly daily: DailyTime;
  /** Whether they have the news of trackers that are not mailed, too: through a channel, or since they listen. */
  readonly hasUnmailed: boolean;
}

/** The brief times of these users; those without an active account are absent. */
export const briefTimes = async (
  reads: Pick<ReadStore, 'find'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, BriefTime>> => {
  const users = await reads.find(accounts, { _id: { $in: userIds }, status: 'active' });
  const open = await openChannels(reads, userIds);
  return new Map(
    users.map((user) => [
      user._id,
      { daily: dailyTimeOf(user), hasUnmailed: user.include_audio || open.has(user._id) },
    ]),
  );
};
