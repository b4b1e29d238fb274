import { Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useSignedIn } from '../../../shared/session/session';
import { NewTabIcon } from '../../../shared/ui/further-icons';
import { useFollow } from './use-follow';

interface TrackButtonProps {
  /** What it says. */
  label: string;
  /** Of the tracker of a country or an agency. */
  uid: string;
  size?: 'small' | 'medium';
}

/** Opens a tracker of the system in a new tab and follows it; who is signed out can follow it there. */
export const TrackButton = ({ label, uid, size = 'medium' }: TrackButtonProps) => {
  const signedIn = useSignedIn();
  const { follow } = useFollow(uid);
  return (
    <Button
      variant="contained"
      fullWidth
      size={size}
      component="a"
      href={`/tracker/${uid}`}
      target="_blank"
      rel="noopener"
      endIcon={<NewTabIcon aria-hidden />}
      onClick={() => signedIn && follow(true)}
    >
      {label}
      <span style={visuallyHidden}> (opens in a new tab)</span>
    </Button>
  );
};
