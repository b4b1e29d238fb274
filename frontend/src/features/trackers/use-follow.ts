import { toast } from '../../shared/ui/toast';
import { useToggleFollowing } from './api/toggle-following';
import { useCloneTracker } from './use-clone-tracker';

/** Follows a tracker or stops following it. Following a recorded one, which never changes, offers a clone that does. */
export const useFollow = ({ id, recorded }: { readonly id: string; readonly recorded: boolean }) => {
  const toggle = useToggleFollowing(id);
  const clone = useCloneTracker(id);
  const offerClone = () =>
    toast('It is recorded and will not change.', { label: 'Clone it to get updates', act: clone });
  return {
    isPending: toggle.isPending,
    /** What to show, which is what was asked for while that is sent. */
    shown: toggle.shown,
    follow: (following: boolean) =>
      toggle.mutate(following, following && recorded ? { onSuccess: offerClone } : undefined),
  };
};
