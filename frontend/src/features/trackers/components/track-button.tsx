import { Button } from '@mui/material';
import { openTrackerDialog } from '../tracker-dialog.store';
import { Link } from 'react-router-dom';

interface TrackButtonProps {
  /** What it says. */
  label: string;
  /** One's own tracker of the topic; null without one. */
  uid: string | null;
  topic: string;
  /** Read by a tracker that is begun here. */
  domains: string[];
  size?: 'small' | 'medium';
  /** Opens the tracker beside the page. */
  opensTab?: boolean;
}

/** Leads to one's own tracker of a topic, or begins one. */
export const TrackButton = ({ label, uid, topic, domains, size = 'medium', opensTab = false }: TrackButtonProps) => {
  const button = { variant: 'contained', fullWidth: true, size } as const;
  if (uid === null) {
    const draft = { tracker_description: topic, update_frequency: 'week', domains } as const;
    return (
      <Button {...button} onClick={() => openTrackerDialog({ intention: 'create', draft })}>
        {label}
      </Button>
    );
  }
  const address = `/tracker/${uid}`;
  return opensTab ? (
    <Button {...button} component="a" href={address} target="_blank" rel="noopener">
      {label}
    </Button>
  ) : (
    <Button {...button} component={Link} to={address}>
      {label}
    </Button>
  );
};
