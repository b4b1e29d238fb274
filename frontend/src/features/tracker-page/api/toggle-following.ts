import { api } from '#shared/api/client';
import { followingTexts } from '../texts/following';
import { useTrackerToggle } from './use-tracker-toggle';

/** Follows a tracker or stops following it. */
export const useToggleFollowing = (trackerId: string) =>
  useTrackerToggle(trackerId, {
    send: (id, following) =>
      api.POST('/api/topics/toggle-following/{id}', { params: { path: { id } }, body: { following } }),
    success: (following) => (following ? followingTexts().followed : followingTexts().unfollowed),
    hidesReason: true,
    failure: () => followingTexts().notFollowed,
  });
