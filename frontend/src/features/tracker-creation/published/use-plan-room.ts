import { useState } from 'react';
import { useLoadedUser } from '#features/accounts/api/get-user';
import { type CreateFailure, toCreateFailure } from './use-start-tracker';

export interface PlanRoom {
  /** How many more trackers fit. */
  readonly trackers: number;
  /** How many the plan has in all; null until that is known. */
  readonly limit: number | null;
  readonly isFull: boolean;
  /** Whether no other tracker may be daily. */
  readonly isDailyFull: boolean;
}

/** Assumed until the limits are known; the server still enforces them. */
const unlimited: PlanRoom = { trackers: Infinity, limit: null, isFull: false, isDailyFull: false };

/** The room left in the user's plan, shown before anything is typed. */
export const usePlanRoom = (): PlanRoom => {
  const user = useLoadedUser();
  if (user === undefined) return unlimited;
  const trackers = Math.max(0, user.total_tracker_limit - user.tracker_count);
  return {
    trackers,
    limit: user.total_tracker_limit,
    isFull: trackers === 0,
    isDailyFull: user.day_tracker_count >= user.day_tracker_limit,
  };
};

export interface PlanLimits {
  readonly room: PlanRoom;
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
  const plan = usePlanRoom();
  const room = edited === null ? plan : { ...plan, isFull: false, isDailyFull: plan.isDailyFull && edited !== 'day' };
  const [failure, setFailure] = useState<CreateFailure | null>(null);
  return {
    room,
    failure,
    reason: room.isFull ? 'max-trackers' : failure,
    isDailyFull: room.isDailyFull || failure === 'max-day-trackers',
    recordFailure: (error) => {
      const failure = toCreateFailure(error);
      setFailure(failure);
      if (failure === 'max-day-trackers') onDailyRefused?.();
    },
  };
};
