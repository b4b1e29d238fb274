import { useState } from 'react';
import { useLoadedUser } from '#features/accounts/api/get-user';
import { type CreateFailure, toCreateFailure } from './use-start-tracker';

export interface PlanAllowance {
  /** How many more trackers fit. */
  readonly trackersLeft: number;
  /** How many the plan has in all; null until that is known. */
  readonly limit: number | null;
  readonly isFull: boolean;
  /** Whether no other tracker may be daily. */
  readonly isDailyFull: boolean;
}

/** Assumed until the limits are known; the server still enforces them. */
const unlimited: PlanAllowance = { trackersLeft: Infinity, limit: null, isFull: false, isDailyFull: false };

/** What the user's plan still allows, shown before anything is typed. */
export const usePlanAllowance = (): PlanAllowance => {
  const user = useLoadedUser();
  if (user === undefined) return unlimited;
  const trackersLeft = Math.max(0, user.total_tracker_limit - user.tracker_count);
  return {
    trackersLeft,
    limit: user.total_tracker_limit,
    isFull: trackersLeft === 0,
    isDailyFull: user.day_tracker_count >= user.day_tracker_limit,
  };
};

export interface PlanLimits {
  readonly allowance: PlanAllowance;
  /** Why the server refused the last attempt. */
  readonly failure: CreateFailure | null;
  /** Why the plan allows no more: known in advance, or from the last attempt. */
  readonly reason: CreateFailure | null;
  readonly isDailyFull: boolean;
  /** Records why the server refused. */
  readonly recordFailure: (error: unknown) => void;
}

interface SavedTracker {
  /** Frequency of the edited tracker, which already counts in the plan; null for a new one. */
  edited?: string | null;
  /** Called when the server allows no other daily tracker. */
  onDailyRefused?: () => void;
}

/** What the plan allows the form that saves a tracker. */
export const usePlanLimits = ({ edited = null, onDailyRefused }: SavedTracker = {}): PlanLimits => {
  const plan = usePlanAllowance();
  const allowance =
    edited === null ? plan : { ...plan, isFull: false, isDailyFull: plan.isDailyFull && edited !== 'day' };
  const [failure, setFailure] = useState<CreateFailure | null>(null);
  return {
    allowance,
    failure,
    reason: allowance.isFull ? 'max-trackers' : failure,
    isDailyFull: allowance.isDailyFull || failure === 'max-day-trackers',
    recordFailure: (error) => {
      const failure = toCreateFailure(error);
      setFailure(failure);
      if (failure === 'max-day-trackers') onDailyRefused?.();
    },
  };
};
