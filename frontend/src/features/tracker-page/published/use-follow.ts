import { useToggleFollowing } from '../api/toggle-following';

/**
 * A recorded tracker never changes, so following it would bring nothing: other users are offered a clone, which does.
 * Users who already follow one may stop.
 */
export const isOnlyToClone = ({ recorded, following }: { readonly recorded: boolean; readonly following: boolean }) =>
  recorded && !following;

/** Follows a tracker or stops following it. */
export const useFollow = (id: string) => {
  const toggle = useToggleFollowing(id);
  return {
    isPending: toggle.isPending,
    optimistic: toggle.optimistic,
    follow: (following: boolean) => toggle.mutate(following),
  };
};
