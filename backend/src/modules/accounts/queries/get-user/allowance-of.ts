import { type Plans, allowances, withGrantedDaily } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';

/** How many trackers a user has, and may have. */
export interface AllowanceOfUser {
  readonly tracker_count: number;
  readonly day_tracker_count: number;
  readonly total_tracker_limit: number;
  readonly day_tracker_limit: number;
}

export const allowanceOf = async (
  reads: Pick<ReadStore, 'get'>,
  { free }: Plans,
  userId: string,
): Promise<AllowanceOfUser> => {
  const used = await reads.get(allowances, userId);
  const ofPlan = {
    trackers: used?.total_tracker_limit ?? free.trackers,
    daily: used?.day_tracker_limit ?? free.daily,
  };
  const limits = withGrantedDaily(ofPlan, used?.day_trackers_granted ?? 0);
  return {
    tracker_count: used?.tracker_count ?? 0,
    day_tracker_count: used?.day_tracker_count ?? 0,
    total_tracker_limit: limits.trackers,
    day_tracker_limit: limits.daily,
  };
};
