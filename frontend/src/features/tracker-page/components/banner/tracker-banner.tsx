import { Box, Button, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { configQuery } from '#shared/api/get-config';
import { useOptionalQuery } from '#shared/api/use-optional-query';
import { withElement } from '#shared/language/with-element';
import { useSignedIn } from '#shared/session/session';
import { actionTexts } from '#shared/texts/actions';
import { pageTexts } from '#shared/texts/pages';
import { widths } from '#shared/theme/tokens';
import { longDate } from '#shared/time/format-time';
import { Switch } from '#shared/ui/fields/switch';
import { TextButton } from '#shared/ui/text-button';
import { AskButton } from '#features/ask/published/ask-button';
import { sellsPlans } from '#features/billing/published/sells-plans';
import { creationTexts } from '#features/tracker-creation/published/texts/creation';
import { canBeAsked, trackerTitle, type Tracker, isOnlyToClone } from '#features/trackers/api/tracker';
import { copyRss } from '#features/trackers/published/copy-rss';
import { useToggleFollowing } from '../../api/toggle-following';
import { askToClone } from '../../ask-to-clone';
import { trackerPageTexts } from '../../texts/page';
import { RunLine } from '../runs/run-line';
import { EditorControls } from './editor-controls';
import { TagList } from './tag-list';
import { TopicScope } from './topic-scope';
import { TrackerMenu } from './tracker-menu';

interface TrackerBannerProps {
  tracker: Tracker;
  onOpenRun: (runId: string) => void;
}

/** Title, newest run, facts about the tracker, and actions. */
export const TrackerBanner = ({ tracker, onOpenRun }: TrackerBannerProps) => {
  const texts = trackerPageTexts();
  const { can_edit, last_run, current_state, rss_url, recorded, subject } = tracker;
  return (
    <Box component="header" sx={{ borderBottom: 'hairline', pb: '22px', mb: '24px' }}>
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px 24px',
          mt: '14px',
        }}
      >
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            gap: '4px 16px',
            typography: 'body2',
            color: 'quiet',
          }}
        >
          {current_state !== null && <li>{texts.lastUpdated(longDate(tracker.updated_at))}</li>}
          {!recorded && subject === null && <li>{creationTexts().frequencies[tracker.update_frequency]}</li>}
          {subject !== null && <li>{subjectMessage(tracker)}</li>}
          {rss_url && (
            <li>
              <SubtleButton onClick={() => void copyRss(rss_url)} label={texts.copyRss}>
                RSS
              </SubtleButton>
            </li>
          )}
          {subject === null && (
            <Box component="li" sx={{ display: { xs: 'none', sm: 'list-item' } }}>
              {texts.created(longDate(tracker.created_at))}
            </Box>
          )}
          {!recorded && <VisibilityNote tracker={tracker} />}
          {tracker.paused && !recorded && subject === null && <li>{texts.paused}</li>}
          {tracker.suspended && <li>{tracker.can_edit ? <BeyondPlan /> : texts.paused}</li>}
          {recorded && <StarterTrackerNote tracker={tracker} />}
        </Box>
        <TagList tracker={tracker} />
      </Box>
      <TopicScope tracker={tracker} />
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

/** Schedule of a country's or an agency's research, in words. */
const subjectMessage = ({ paused, current_state, update_frequency }: Tracker): string => {
  const texts = trackerPageTexts();
  if (!paused) return texts.whileFollowed(creationTexts().frequencies[update_frequency]);
  return current_state === null ? texts.notYetFollowed : texts.notResearched;
};

/** Head with the newest run first; the controls are next to the title, or below if there is no room. */
const headSx = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"title" "run" "controls"', lg: '"title controls" "run run"' },
};

/** Says who can see the tracker. A shared folder shows only items that are public themselves. */
const VisibilityNote = ({
  tracker: { public: isPublic, shared_folder: folder },
}: Pick<TrackerBannerProps, 'tracker'>) => {
  const texts = trackerPageTexts();
  if (folder === null) return <li>{isPublic ? texts.isPublic : texts.isPrivateToYou}</li>;
  const folderLink = (
    <Link to={`/collection/${folder.id}`} dir="auto">
      {folder.name}
    </Link>
  );
  return <li>{withElement(isPublic ? texts.isPublicInFolder : texts.isPrivateInFolder, folderLink)}</li>;
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
  <li>
    {trackerPageTexts().recorded}{' '}
    <TextButton onClick={() => askToClone(tracker)}>{trackerPageTexts().cloneToGetUpdates}</TextButton>
  </li>
);

const SubtleButton = ({ onClick, label, children }: { onClick: () => void; label: string; children: ReactNode }) => (
  <Box
    component="button"
    type="button"
    aria-label={label}
    onClick={onClick}
    sx={{
      border: 0,
      p: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      minWidth: 24,
      minHeight: 24,
      '&:hover': { color: 'accent' },
    }}
  >
    {children}
  </Box>
);

const ReaderControls = ({ tracker }: { tracker: Tracker }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', pt: { sm: '2px' } }}>
    {isOnlyToClone(tracker) ? <CloneFromBanner tracker={tracker} /> : <FollowSwitch tracker={tracker} />}
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
  const signedIn = useSignedIn();
  const { mutate: follow, isPending, optimistic } = useToggleFollowing(tracker.tracker_id);
  const follows = (
    <Box>
      <Switch
        label={texts.following}
        offLabel={texts.follow}
        hint={signedIn ? undefined : texts.signInToFollow}
        checked={optimistic(tracker.following)}
        disabled={!signedIn || isPending}
        onChange={follow}
      />
    </Box>
  );
  return signedIn ? follows : <Tooltip title={texts.signInToFollow}>{follows}</Tooltip>;
};
