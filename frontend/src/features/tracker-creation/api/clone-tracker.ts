import { useNavigate } from 'react-router-dom';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { useIsMounted } from '#shared/hooks/use-is-mounted';
import { newTrackerQueries } from '#features/trackers/api/tracker-queries';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { creationTexts } from '../published/texts/creation';
import { createFailureMessage } from '../published/use-start-tracker';

/**
 * Creates a tracker of the user's own with the settings of another, and opens it, unless the dialog was closed before.
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
