import { api } from '../../../shared/api/client';
import { useTrackerToggle } from './use-tracker-toggle';

export const useToggleFollowing = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, following) =>
      api.POST('/api/topics/toggle-following/{id}', { params: { path: { id } }, body: { following } }),
    done: (following) => (following ? 'Now following topic' : 'Unfollowed topic'),
    failureMessage: () => 'Failed to update following status',
  });
