import { userQuery } from '../../accounts/published/api/get-user';
import { useOptionalQuery } from '../../../shared/api/use-optional-query';

interface PlanRoom {
  /** How many more trackers fit. */
  readonly trackers: number;
  /** How many the plan has in all; null until that is known. */
  readonly limit: number | null;
  readonly isFull: boolean;
  /** Whether no other tracker may be daily. */
  readonly isDailyFull: boolean;
}

/** Until the limits are known, the server is left to say that they are reached. */
const unlimited: PlanRoom = { trackers: Infinity, limit: null, isFull: false, isDailyFull: false };

/** What the user's plan has room for, to be said before anything is typed. */
export const usePlanRoom = (): PlanRoom => {
  // The shell has asked for it.
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
