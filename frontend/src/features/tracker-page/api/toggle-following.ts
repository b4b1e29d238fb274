import { api } from '#shared/api/client';
import { followingTexts } from '../texts/following';
import { useTrackerToggle } from './use-tracker-toggle';

export const useToggleFollowing = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, following) =>
      api.POST('/api/topics/toggle-following/{id}', { params: { path: { id } }, body: { following } }),
    done: (following) => (following ? followingTexts().followed : followingTexts().unfollowed),
    failureMessage: () => followingTexts().notFollowed,
  });
