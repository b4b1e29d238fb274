import { Box, Button, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { useIsSignedIn } from '#shared/session/session';
import { actionTexts } from '#shared/texts/actions';
import { pageTexts } from '#shared/texts/pages';
import { widths } from '#shared/theme/tokens';
import { Switch } from '#shared/ui/fields/switch';
import { TextButton } from '#shared/ui/text-button';
import { AskButton } from '#features/ask/published/ask-button';
import { sellsPlans } from '#features/billing/published/sells-plans';
import { canBeAsked, trackerTitle, type Tracker, isCloneOnly } from '#features/trackers/api/tracker';
import { useToggleFollowing } from '../../api/toggle-following';
import { askToClone } from '../../ask-to-clone';
import { trackerPageTexts } from '../../texts/page';
import { RunLine } from '../runs/run-line';
import { EditorControls } from './editor-controls';
import { TrackerMenu } from './tracker-menu';

interface TrackerBannerProps {
  tracker: Tracker;
  onOpenRun: (runId: string) => void;
}

/** Title, newest run, and actions; facts about the tracker are below its news. */
export const TrackerBanner = ({ tracker, onOpenRun }: TrackerBannerProps) => {
  const texts = trackerPageTexts();
  const { can_edit, last_run, current_state, subject } = tracker;
  return (
    <Box
      component="header"
      sx={{ borderBottom: 'hairline', pb: { xs: '14px', lg: '22px' }, mb: { xs: '18px', lg: '24px' } }}
    >
      <Box
        component="nav"
        aria-label={texts.breadcrumbs}
        sx={{
          typography: 'body2',
          mb: '10px',
          '& a': { color: 'quiet', textDecoration: 'none', '&:hover': { color: 'accent' } },
        }}
      >
        <ParentLink tracker={tracker} />
      </Box>
      <Box sx={headSx}>
        <Box sx={{ gridArea: 'title' }}>
          <Box component="h1" dir="auto" sx={{ typography: { xs: 'h2', sm: 'h1' }, textWrap: 'pretty' }}>
            {trackerTitle(tracker)}
          </Box>
          {subject !== null && (
            <Box component="p" sx={{ color: 'quiet', mt: 2, maxWidth: widths.measure }}>
              {trackerPageTexts().coverage[subject.kind]}
            </Box>
          )}
        </Box>
        {last_run !== null && current_state !== null && (
          <Box sx={{ gridArea: 'run' }}>
            <RunLine tracker={tracker} run={last_run} onOpen={() => onOpenRun(last_run.id)} />
          </Box>
        )}
        <Box sx={{ gridArea: 'controls', mt: { xs: 3, lg: 0 } }}>
          {can_edit ? <EditorControls tracker={tracker} /> : <ReaderControls tracker={tracker} />}
        </Box>
      </Box>
      <StateNote tracker={tracker} />
    </Box>
  );
};

const ParentLink = ({ tracker: { can_edit, subject } }: Pick<TrackerBannerProps, 'tracker'>) => {
  if (can_edit) return <Link to="/list-trackers">{pageTexts().trackers}</Link>;
  switch (subject?.kind) {
    case 'country':
      return <Link to="/tariffs">{pageTexts().tariffs}</Link>;
    case 'agency':
      return <Link to="/exec">{pageTexts().executiveBranch}</Link>;
    case undefined:
      return <Link to="/explore">{pageTexts().explore}</Link>;
  }
};

/** Head with the newest run first; the controls are next to the title, or below if there is no room. */
const headSx = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"title" "run" "controls"', lg: '"title controls" "run run"' },
};

/** Why the tracker does not update, if it does not. */
const StateNote = ({ tracker }: Pick<TrackerBannerProps, 'tracker'>) => {
  const { recorded, suspended, paused, can_edit, subject } = tracker;
  const note = recorded ? (
    <StarterTrackerNote tracker={tracker} />
  ) : suspended && can_edit ? (
    <BeyondPlan />
  ) : suspended || (paused && subject === null) ? (
    trackerPageTexts().paused
  ) : null;
  return note === null ? null : <Box sx={{ typography: 'body2', color: 'quiet', mt: 2 }}>{note}</Box>;
};

const BeyondPlan = () => {
  const config = useOptionalQuery(configQuery);
  return (
    <>
      {trackerPageTexts().beyondPlan}{' '}
      {config !== undefined && sellsPlans(config) && <Link to="/pricing">{trackerPageTexts().seePlans}</Link>}
    </>
  );
};

const StarterTrackerNote = ({ tracker }: { tracker: Tracker }) => (
  <>
    {trackerPageTexts().recorded}{' '}
    <TextButton onClick={() => askToClone(tracker)}>{trackerPageTexts().cloneToGetUpdates}</TextButton>
  </>
);

const ReaderControls = ({ tracker }: { tracker: Tracker }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', pt: { sm: '2px' } }}>
    {isCloneOnly(tracker) ? <CloneFromBanner tracker={tracker} /> : <FollowSwitch tracker={tracker} />}
    {canBeAsked(tracker) && <AskButton about={{ kind: 'tracker', id: tracker.tracker_id }} />}
    <TrackerMenu tracker={tracker} />
  </Box>
);

const CloneFromBanner = ({ tracker }: { tracker: Tracker }) => (
  <Button variant="outlined" size="small" onClick={() => askToClone(tracker)}>
    {actionTexts().clone}
  </Button>
);

const FollowSwitch = ({ tracker }: { tracker: Tracker }) => {
  const texts = trackerPageTexts();
  const isSignedIn = useIsSignedIn();
  const { mutate: follow, isPending, optimistic } = useToggleFollowing(tracker.tracker_id);
  const follows = (
    <Box>
      <Switch
        label={texts.following}
        offLabel={texts.follow}
        hint={isSignedIn ? undefined : texts.signInToFollow}
        checked={optimistic(tracker.following)}
        disabled={!isSignedIn || isPending}
        onChange={follow}
      />
    </Box>
  );
  return isSignedIn ? follows : <Tooltip title={texts.signInToFollow}>{follows}</Tooltip>;
};
