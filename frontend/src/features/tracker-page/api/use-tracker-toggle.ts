import type { Outcome } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { trackerQueries } from '#features/trackers/api/tracker-queries';

interface TrackerToggle {
  readonly send: (trackerId: string, on: boolean) => Promise<Outcome<object>>;
  /** The toasts; absent if the caller reports the result. */
  readonly success?: (on: boolean) => string;
  readonly failure?: (on: boolean) => string;
  readonly hidesReason?: boolean;
}

/**
 * Toggles one of a tracker's settings. Once the server has accepted the change, everything that shows the tracker is
 * refetched. `optimistic` maps the known value to the one to show: the requested one while the change is pending.
 */
export const useTrackerToggle = (trackerId: string, { send, ...toasts }: TrackerToggle) => {
  const toggle = useApiMutation((on: boolean) => send(trackerId, on), {
    invalidates: trackerQueries(trackerId),
    ...toasts,
  });
  return { ...toggle, optimistic: (current: boolean): boolean => (toggle.isPending ? toggle.variables : current) };
};
