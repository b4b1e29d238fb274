import { useNavigate } from 'react-router-dom';
import { hasCode, Problem } from '#shared/api/problem';
import { useIsMounted } from '#shared/hooks/use-is-mounted';
import { useSingleFlight } from '#shared/hooks/use-single-flight';
import { isSignedIn } from '#shared/session/session';
import { toast, toastFailure } from '#shared/ui/toasts/toast';
import { openDialogForPending } from '#features/accounts/published/auth-dialog';
import { savePendingTracker } from '#features/tracker-draft/published/pending-tracker';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { DEFAULT_MODEL, useSaveTracker, type TrackerRequest } from '../api/create-tracker';
import { initializeTracker } from '../api/initialize-tracker';
import { creationTexts } from './texts/creation';

/** Why creation failed: the plan is full, the daily limit is reached, or another reason. */
export type CreateFailure = 'max-trackers' | 'max-day-trackers' | 'other';

export const toCreateFailure = (error: unknown): CreateFailure => {
  if (hasCode(error, 'MAX_TRACKERS_REACHED')) return 'max-trackers';
  if (hasCode(error, 'MAX_DAY_TRACKERS_REACHED')) return 'max-day-trackers';
  return 'other';
};

/** Message for a tracker that could not be saved; `notSaved` if it was refused for a reason other than a limit. */
export const createFailureMessage = (
  error: unknown,
  notSaved = creationTexts().notCreated,
  unexpected = creationTexts().unexpected,
): string => {
  const failure = toCreateFailure(error);
  if (failure !== 'other') return creationTexts().limits[failure];
  return error instanceof Problem ? notSaved : unexpected;
};

/** Like `createFailureMessage`, for the tracker dialog, which has its own text for the daily limit. */
export const dialogFailureMessage = (error: unknown, notSaved?: string): string =>
  toCreateFailure(error) === 'max-day-trackers'
    ? creationTexts().dailyLimitInDialog
    : createFailureMessage(error, notSaved);

interface StartOptions {
  /** Key of a pending draft, which another tab may be creating too. */
  idempotencyKey?: string;
  onCreated?: (trackerId: string) => void;
  /** Set to stay on the page instead of opening the tracker. */
  stayOnPage?: boolean;
  /** Called when it was created or is waiting for sign-in. */
  onStarted?: () => void;
  onFailure?: (error: unknown) => void;
  /** Text of the toast after a failure. */
  failure?: (error: unknown) => string;
}

/**
 * Creates a tracker and opens it. Signed-out users are asked to sign in first while the tracker is kept. If the form
 * has been closed by then, the user stays on the page and a toast reports the result.
 */
export const useStartTracker = () => {
  const navigate = useNavigate();
  const create = useSaveTracker();
  const isMounted = useIsMounted();

  const wait = (request: TrackerRequest, { idempotencyKey, onStarted }: StartOptions) => {
    savePendingTracker({ model: DEFAULT_MODEL, domains: [], ...request }, idempotencyKey);
    openDialogForPending();
    onStarted?.();
  };
  const start = useSingleFlight(async (request: TrackerRequest, options: StartOptions = {}) => {
    if (!isSignedIn()) return wait(request, options);
    const { idempotencyKey, onCreated, onStarted, onFailure, stayOnPage = false } = options;
    try {
      const { tracker_id } = await create.mutateAsync({ ...request, idempotencyKey });
      onCreated?.(tracker_id);
      toast(creationTexts().created);
      initializeTracker(tracker_id);
      if (stayOnPage || !isMounted.current) return;
      onStarted?.();
      void navigate(trackerPath(tracker_id));
    } catch (error) {
      // The session ended while the form was being filled in: keep it as a draft.
      if (hasCode(error, 'AUTH_REQUIRED')) return wait(request, options);
      const isCreatedByAnotherTab = idempotencyKey !== undefined && hasCode(error, 'CONFLICT');
      if (isCreatedByAnotherTab) return;
      toastFailure((options.failure ?? createFailureMessage)(error));
      onFailure?.(error);
    }
  });
  return { start, isStarting: create.isPending };
};
