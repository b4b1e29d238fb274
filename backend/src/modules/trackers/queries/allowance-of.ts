import type { AllowanceDocument } from '../../../../../projections/trackers/allowances/allowance.document';
import type { ReadStore } from '../../../platform/read-store/read-store';
import type { Allowance } from '../domain/portfolio.events';

export interface AllowanceView {
  readonly tracker_count: number;
  readonly total_tracker_limit: number;
  readonly day_tracker_count: number;
  readonly day_tracker_limit: number;
}

/** How many trackers somebody has and may have. */
export const allowanceOf = async (reads: ReadStore, userId: string, free: Allowance): Promise<AllowanceView> => {
  const allowance = await reads.get<AllowanceDocument>('allowances', userId);
  return {
    tracker_count: allowance?.tracker_count ?? 0,
    total_tracker_limit: allowance?.total_tracker_limit ?? free.trackers,
    day_tracker_count: allowance?.day_tracker_count ?? 0,
    day_tracker_limit: allowance?.day_tracker_limit ?? free.daily,
  };
};
