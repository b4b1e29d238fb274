import { Switch } from '../../../shared/ui/switch';
import type { User } from '../../accounts/api/get-user';
import { useIncludeAudio } from '../api/audio';

/** Whether briefs can be heard. Shown with an active paid plan only. */
export const IncludeAudio = ({ user }: { user: User }) => {
  const include = useIncludeAudio();
  if (!user.stripe_plan_active) return null;
  return (
    <Switch
      label="Include Audio"
      checked={include.isPending ? include.variables : user.include_audio}
      disabled={include.isPending}
      onChange={(on) => include.mutate(on)}
    />
  );
};
