import { api } from '../../../shared/api/client';
import { useTrackerToggle } from './use-tracker-toggle';
import { trackerChangeTexts } from '../texts/changes';

export const useToggleFollowing = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, following) =>
      api.POST('/api/topics/toggle-following/{id}', { params: { path: { id } }, body: { following } }),
    done: (following) => (following ? trackerChangeTexts().followed : trackerChangeTexts().unfollowed),
    failureMessage: () => trackerChangeTexts().notFollowed,
  });
