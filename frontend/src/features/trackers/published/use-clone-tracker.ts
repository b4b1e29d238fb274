import { useNavigate } from 'react-router-dom';
import { trackerPath } from './tracker-path';
import { useIsMounted } from '../../../shared/hooks/use-is-mounted';
import { api } from '../../../shared/api/client';
import { useApiMutation } from '../../../shared/api/use-api-mutation';
import { newTrackerQueries } from './api/tracker-queries';
import { createFailureMessage } from './use-start-tracker';
import { creationTexts } from './texts/creation';

/**
 * Creates a tracker of the user's own with the settings of another, and opens it, unless the dialog was closed
 * meanwhile.
 */
export const useCloneTracker = (originalId: string) => {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useApiMutation(
    (update_frequency: 'day' | 'week' | 'month') =>
      api.POST('/api/topics/tracker/{id}/clone', { params: { path: { id: originalId } }, body: { update_frequency } }),
    {
      invalidates: newTrackerQueries,
      inBackground: true,
      success: creationTexts().created,
      hidesReason: true,
      failure: (_sent, error) => createFailureMessage(error),
      onSuccess: ({ tracker_id }) => {
        if (isMounted.current) void navigate(trackerPath(tracker_id));
      },
    },
  );
};
