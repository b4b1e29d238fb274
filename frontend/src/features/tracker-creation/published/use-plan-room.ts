import { useOptionalQuery } from '#shared/api/use-optional-query';
import { userQuery } from '#features/accounts/api/get-user';

export interface PlanRoom {
  /** How many more trackers fit. */
  readonly trackers: number;
  /** How many the plan has in all; null until that is known. */
  readonly limit: number | null;
  readonly isFull: boolean;
  /** Whether no other tracker may be daily. */
  readonly isDailyFull: boolean;
}

/** Assumed until the limits are known; the server then says if they are reached. */
const unlimited: PlanRoom = { trackers: Infinity, limit: null, isFull: false, isDailyFull: false };

/** The room left in the user's plan, shown before anything is typed. */
export const usePlanRoom = (): PlanRoom => {
  // Loaded by the shell.
  const user = useOptionalQuery({ ...userQuery, enabled: false });
  if (user === undefined) return unlimited;
  const trackers = Math.max(0, user.total_tracker_limit - user.tracker_count);
  return {
    trackers,
    limit: user.total_tracker_limit,
    isFull: trackers === 0,
    isDailyFull: user.day_tracker_count >= user.day_tracker_limit,
  };
};
