import { useNavigate } from 'react-router-dom';
import { hasCode, Problem } from '../../shared/api/problem';
import { keepPendingTracker } from '../../shared/api/pending-tracker';
import { storedTokens } from '../../shared/api/session';
import { toast, toastFailure } from '../../shared/ui/toast';
import { openDialogForPending } from '../accounts/auth-dialog';
import { defaultModel, useCreateTracker, type TrackerRequest } from './api/create-tracker';
import { initializeTracker } from './api/initialize-tracker';

/** What stood in the way: a full plan, no daily place left, or anything else. */
export type CreateFailure = 'max-trackers' | 'max-day-trackers' | 'other';

export const limitNotices = {
  'max-trackers': 'Maximum number of trackers reached',
  'max-day-trackers': 'Daily tracker limit reached',
} as const;

export const createFailureOf = (error: unknown): CreateFailure => {
  if (hasCode(error, 'MAX_TRACKERS_REACHED')) return 'max-trackers';
  if (hasCode(error, 'MAX_DAY_TRACKERS_REACHED')) return 'max-day-trackers';
  return 'other';
};

export const createFailureWords = (error: unknown): string => {
  const failure = createFailureOf(error);
  if (failure !== 'other') return limitNotices[failure];
  return error instanceof Problem ? 'Error creating tracker.' : 'Unexpected error.';
};

interface StartOptions {
  onStarted?: () => void;
  onFailure?: (failure: CreateFailure) => void;
}

/** Creates a tracker and goes to it; somebody signed out is asked in first, and the tracker waits for them. */
export const useStartTracker = () => {
  const navigate = useNavigate();
  const create = useCreateTracker();
  const start = (request: TrackerRequest, { onStarted, onFailure }: StartOptions = {}) => {
    if (storedTokens() === null) {
      const { tracker_description, update_frequency, model, domains = [] } = request;
      keepPendingTracker({ tracker_description, update_frequency, model: model ?? defaultModel, domains });
      openDialogForPending();
      onStarted?.();
      return;
    }
    create.mutate(request, {
      onSuccess: ({ tracker_id }) => {
        toast('Tracker created!');
        onStarted?.();
        navigate(`/tracker/${tracker_id}`);
        initializeTracker(tracker_id);
      },
      onError: (error) => {
        toastFailure(createFailureWords(error));
        onFailure?.(createFailureOf(error));
      },
    });
  };
  return { start, isStarting: create.isPending };
};
