import { Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { trackerPath } from './tracker-path';
import { NewTabIcon } from '../../../shared/ui/further-icons';
import { openAuthDialog } from '../../accounts/published/auth-dialog';
import { storedTokens } from '../../../shared/session/stored-session';
import { useToggleFollowing } from './api/toggle-following';
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
  const track = () => {
    if (storedTokens() !== null) follow(true);
    else openAuthDialog('sign-in', () => follow(true), trackButtonTexts().thenYouFollow);
  };
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
      onClick={track}
    >
      {label}
      <span style={visuallyHidden}>{trackButtonTexts().opensNewTab}</span>
    </Button>
  );
};
