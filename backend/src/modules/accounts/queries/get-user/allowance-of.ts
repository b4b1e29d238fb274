import { type AllowanceDocument, type Plans, allowances } from '#modules/trackers/published';
import type { ReadStore } from '#platform/read-store/read-store';

/** How many trackers a user has, and may have. */
export type Allowance = { readonly [Field in Exclude<keyof AllowanceDocument, '_id'>]: number };

export const allowanceOf = async (
  reads: Pick<ReadStore, 'get'>,
  { free }: Plans,
  userId: string,
): Promise<Allowance> => {
  const used = await reads.get(allowances, userId);
  return {
    tracker_count: used?.tracker_count ?? 0,
    day_tracker_count: used?.day_tracker_count ?? 0,
    total_tracker_limit: used?.total_tracker_limit ?? free.trackers,
    day_tracker_limit: used?.day_tracker_limit ?? free.daily,
  };
};
