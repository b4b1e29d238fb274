import { Button } from '@mui/material';
import { Notice } from '../../../shared/ui/notice';
import { BusyButton } from '../../../shared/ui/busy-button';
import { useSignedIn } from '../../../shared/session/session';
import { whenSignedIn } from '../../accounts/published/auth-dialog';
import type { Tracker } from '../published/api/tracker';
import { useFollow } from '../published/use-follow';

/** Says that a country or an agency was never researched: nobody follows it, or its turn is still to come. */
export const SubjectWaits = ({ tracker }: { tracker: Tracker }) => {
  const signedIn = useSignedIn();
  const { follow, isPending } = useFollow(tracker.tracker_id);
  if (!tracker.paused)
    return (
      <Notice title="Its first research waits for its turn." live>
        <p>Only so many countries and agencies are researched in a day. This one comes as soon as there is room.</p>
      </Notice>
    );
  return (
    <Notice
      title="Not yet followed: nobody has it researched."
      actions={
        signedIn ? (
          <BusyButton variant="contained" busy={isPending} onClick={() => follow(true)}>
            Follow
          </BusyButton>
        ) : (
          <Button variant="contained" onClick={() => whenSignedIn(() => follow(true))}>
            Follow
          </Button>
        )
      }
    >
      <p>
        While somebody follows it, it is researched every week, and everybody shares what is found. It does not count
        towards your trackers.
      </p>
    </Notice>
  );
};
