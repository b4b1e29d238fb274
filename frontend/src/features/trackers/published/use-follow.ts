import { useToggleFollowing } from '../api/toggle-following';

/**
 * A recorded tracker never changes, so that following it would bring nothing: others get one of their own that does. Who follows
 * one from before may stop.
 */
export const isOnlyToClone = ({ recorded, following }: { readonly recorded: boolean; readonly following: boolean }) =>
  recorded && !following;

/** Follows a tracker or stops following it. */
export const useFollow = (id: string) => {
  const toggle = useToggleFollowing(id);
  return {
    isPending: toggle.isPending,
    /** What to show, which is what was asked for while that is sent. */
    shown: toggle.shown,
    follow: (following: boolean) => toggle.mutate(following),
  };
};
