import { Button } from '@mui/material';
import { useIsSignedIn } from '#shared/session/session';
import { BusyButton } from '#shared/ui/busy-button';
import { EmptyState } from '#shared/ui/states/empty-state';
import { whenSignedIn } from '#features/accounts/published/auth-dialog';
import type { Tracker } from '#features/trackers/api/tracker';
import { useToggleFollowing } from '../../api/toggle-following';
import { trackerPageTexts } from '../../texts/page';

/** Says that a country or an agency was never researched: nobody follows it, or its first run is still to come. */
export const SubjectNotResearched = ({ tracker }: { tracker: Tracker }) => {
  const texts = trackerPageTexts();
  const isSignedIn = useIsSignedIn();
  const { mutate: follow, isPending } = useToggleFollowing(tracker.tracker_id);
  if (!tracker.paused)
    return (
      <EmptyState title={texts.firstResearchQueued} live>
        <p>{texts.dailyResearchLimit}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={texts.notFollowed}
      actions={
        isSignedIn ? (
          <BusyButton variant="contained" busy={isPending} onClick={() => follow(true)}>
            {texts.follow}
          </BusyButton>
        ) : (
          <Button variant="contained" onClick={() => whenSignedIn(() => follow(true))}>
            {texts.follow}
          </Button>
        )
      }
    >
      <p>{texts.whileSomebodyFollows}</p>
    </EmptyState>
  );
};
