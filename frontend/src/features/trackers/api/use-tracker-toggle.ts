import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, type Outcome } from '../../../shared/api/client';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { invalidateTracker } from '../published/api/invalidate-tracker';

interface TrackerToggle {
  readonly send: (trackerId: string, on: boolean) => Promise<Outcome<object>>;
  /** The toast; null if the caller reports the result. */
  readonly done: ((on: boolean) => string) | null;
  readonly failed: ((on: boolean, error: unknown) => string) | null;
}

/**
 * Toggles one of a tracker's settings. Refetches everything that shows the tracker after the server has accepted it. Until then
 * `shown` gives the requested value, and after a failure the old one again.
 */
export const useTrackerToggle = (trackerId: string, { send, done, failed }: TrackerToggle) => {
  const queries = useQueryClient();
  const toggle = useMutation({
    mutationFn: (on: boolean) => answerOf(send(trackerId, on)),
    onSuccess: async (_answer, on) => {
      if (done !== null) toast(done(on));
      await invalidateTracker(queries, trackerId);
    },
    onError: (error, on) => {
      if (failed !== null) toastFailure(failed(on, error));
    },
  });
  return { ...toggle, shown: (current: boolean): boolean => (toggle.isPending ? toggle.variables : current) };
};
