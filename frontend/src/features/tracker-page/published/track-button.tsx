import { Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { NewTabIcon } from '#shared/ui/further-icons';
import { whenSignedIn } from '#features/accounts/published/auth-dialog';
import { trackerPath } from '#features/trackers/published/tracker-path';
import { useToggleFollowing } from '../api/toggle-following';
import { trackButtonTexts } from '../texts/track-button';

interface TrackButtonProps {
  label: string;
  /** Id of the tracker of a country or an agency. */
  uid: string;
  size?: 'small' | 'medium';
}

/**
 * Opens a tracker of the system in a new tab and follows it. Signed-out users follow it after signing in, in either
 * tab.
 */
export const TrackButton = ({ label, uid, size = 'medium' }: TrackButtonProps) => {
  const { mutate: follow } = useToggleFollowing(uid);
  return (
    <Button
      variant="contained"
      fullWidth
      size={size}
      component="a"
      href={trackerPath(uid)}
      target="_blank"
      rel="noopener"
      endIcon={<NewTabIcon aria-hidden />}
      onClick={() => whenSignedIn(() => follow(true), trackButtonTexts().thenYouFollow)}
    >
      {label}
      <span style={visuallyHidden}>{trackButtonTexts().opensNewTab}</span>
    </Button>
  );
};
