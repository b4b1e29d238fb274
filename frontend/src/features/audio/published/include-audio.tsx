import { Switch } from '#shared/ui/fields/switch';
import { useUser } from '#features/accounts/api/get-user';
import { useIncludeAudio } from '../api/audio';
import { audioSettingTexts } from '../texts/settings';
import { Listen } from './listen';

interface IncludeAudioProps {
  /** Set to show a link to the latest recordings next to it. */
  showsListen?: boolean;
}

/** Toggles whether briefs can be heard. Shown with an active paid plan only. */
export const IncludeAudio = ({ showsListen = false }: IncludeAudioProps) => {
  const user = useUser();
  const include = useIncludeAudio();
  if (user?.stripe_plan_active !== true) return null;
  return (
    <>
      <Switch
        label={audioSettingTexts().includeAudio}
        checked={include.isPending ? include.variables : user.include_audio}
        disabled={include.isPending}
        onChange={(on) => include.mutate(on)}
      />
      {showsListen && <Listen trackerId={null} />}
    </>
  );
};
