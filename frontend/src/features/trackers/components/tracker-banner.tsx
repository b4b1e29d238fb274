import { Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../../shared/hooks/use-is-mounted';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { usePreloaded } from '../../../shared/parts/use-preloaded';
import { longDate } from '../../../shared/time/time-words';
import { Switch } from '../../../shared/ui/switch';
import { api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { copyText } from '../../../shared/ui/copy-text';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { useSignedIn } from '../../../shared/api/session';
import { useToggleFollowing } from '../api/toggle-following';
import { useTrackerToggle } from '../api/use-tracker-toggle';
import { titleOf, type Tracker } from '../api/tracker';
import { frequencyLabels } from '../frequency';
import { openTrackerDialog } from '../tracker-dialog.store';
import { trackerLink } from '../tracker-link';
import { RunLine } from './run-line';
import { TrackerMenu } from './tracker-menu';

const ConfirmDeletion = lazyDialog(
  () => import('./confirm-deletion'),
  ({ onClose }) => onClose(),
);
const MakePublic = lazyDialog(
  () => import('./make-public'),
  ({ onClose }) => onClose(),
);
const shownNext = [ConfirmDeletion, MakePublic];

interface TrackerBannerProps {
  tracker: Tracker;
  onOpenRun: (runId: string) => void;
}

/** Title, newest run, facts about the tracker, and actions. */
export const TrackerBanner = ({ tracker, onOpenRun }: TrackerBannerProps) => {
  const { can_edit, last_run, current_state, tags, rss_url, recorded } = tracker;
  const copyFeed = () =>
    rss_url &&
    copyText(rss_url).then(
      () => toast('RSS link copied to clipboard'),
      () => toastFailure('Failed to copy RSS link'),
    );
  return (
    <Box component="header" sx={{ borderBottom: '1px solid', borderColor: 'rule', pb: '22px', mb: '24px' }}>
      <Box
        component="nav"
        aria-label="Breadcrumbs"
        sx={{
          typography: 'body2',
          mb: '10px',
          '& a': { color: 'quiet', textDecoration: 'none', '&:hover': { color: 'accent' } },
        }}
      >
        {can_edit ? <Link to="/list-trackers">My Trackers</Link> : <Link to="/explore">Explore</Link>}
      </Box>
      <Box sx={headSx}>
        <Box
          component="h1"
          dir="auto"
          sx={{ gridArea: 'title', typography: { xs: 'h2', sm: 'h1' }, textWrap: 'balance' }}
        >
          {titleOf(tracker)}
        </Box>
        {last_run !== null && current_state !== null && (
          <Box sx={{ gridArea: 'run' }}>
            <RunLine tracker={tracker} run={last_run} onOpen={() => onOpenRun(last_run.id)} />
          </Box>
        )}
        <Box sx={{ gridArea: 'controls', mt: { xs: 3, lg: 0 } }}>
          {can_edit ? <EditorControls tracker={tracker} /> : <FollowControl tracker={tracker} />}
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
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', typography: 'body2', color: 'quiet' }}
        >
          {current_state !== null && <li>Last Updated {longDate(tracker.updated_at)}</li>}
          <li>{frequencyLabels[tracker.update_frequency]}</li>
          <li>Created {longDate(tracker.created_at)}</li>
          {tracker.paused && !recorded && <li>Paused</li>}
          {recorded && <li title="Researched from recorded pages included with the product">Recorded</li>}
          {rss_url && (
            <li>
              <Quiet onClick={copyFeed} label="Copy RSS link">
                RSS
              </Quiet>
            </li>
          )}
        </Box>
        {tags.length > 0 && (
          <Box component="ul" aria-label="Tags" sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
            {tags.map(({ id, title }) => (
              <Box
                component="li"
                key={id}
                sx={{
                  px: '10px',
                  py: '1px',
                  border: '1px solid',
                  borderColor: 'rule',
                  borderRadius: '12px',
                  bgcolor: 'sheet',
                  color: 'quiet',
                  typography: 'body2',
                }}
              >
                {title}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};

/** What the newest run did is read first; what one may do comes beside the title, or below where there is no room. */
const headSx = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"title" "run" "controls"', lg: '"title controls" "run run"' },
};

const Quiet = ({ onClick, label, children }: { onClick: () => void; label: string; children: ReactNode }) => (
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
      '&:hover': { color: 'accent' },
    }}
  >
    {children}
  </Box>
);

const FollowControl = ({ tracker }: { tracker: Tracker }) => {
  const signedIn = useSignedIn();
  const follow = useToggleFollowing(tracker.tracker_id);
  return (
    <Box sx={{ pt: 1 }} title={signedIn ? undefined : 'Sign in to follow this tracker'}>
      <Switch
        label="Following"
        hint={signedIn ? undefined : 'Sign in to follow this tracker'}
        checked={tracker.following}
        disabled={!signedIn || follow.isPending}
        onChange={(following) => follow.mutate(following)}
      />
    </Box>
  );
};

const EditorControls = ({ tracker }: { tracker: Tracker }) => {
  const navigate = useNavigate();
  usePreloaded(shownNext);
  const [dialog, setDialog] = useState<'delete' | 'make-public' | null>(null);
  const toggleEmail = useTrackerToggle(tracker.tracker_id, {
    send: (id, email_updates) =>
      api.POST('/api/topics/toggle-email/{id}', { params: { path: { id } }, body: { email_updates } }),
    done: (on) => (on ? 'Updates email on' : 'Updates email off'),
    failed: (_on, error) => wordsOf(error, 'Failed to update email setting'),
  });
  const stillShown = useIsMounted();
  // Replaces the history entry, so that going back does not lead to the deleted tracker.
  const leave = () => {
    if (stillShown.current) void navigate('/list-trackers', { replace: true });
  };
  const copyLink = () => {
    if (!tracker.public) setDialog('make-public');
    else
      void copyText(trackerLink(tracker.tracker_id)).then(
        () => toast('Tracker link copied to clipboard'),
        () => toastFailure('Failed to copy tracker link'),
      );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px', pt: { sm: '2px' } }}>
      <Box sx={{ mr: 4, flexBasis: { xs: '100%', sm: 'auto' } }}>
        <Switch
          label="Updates email"
          checked={tracker.email_updates}
          disabled={toggleEmail.isPending}
          onChange={(on) => toggleEmail.mutate(on)}
        />
      </Box>
      <Button variant="outlined" size="small" onClick={copyLink}>
        Copy link
      </Button>
      <Button variant="outlined" size="small" onClick={() => openTrackerDialog({ intention: 'edit', tracker })}>
        Edit
      </Button>
      <Button variant="outlined" size="small" onClick={() => setDialog('delete')}>
        Delete
      </Button>
      <TrackerMenu tracker={tracker} />
      {dialog === 'delete' && (
        <ConfirmDeletion
          trackerId={tracker.tracker_id}
          name={titleOf(tracker)}
          onClose={() => setDialog(null)}
          onDeleted={leave}
        />
      )}
      {dialog === 'make-public' && <MakePublic trackerId={tracker.tracker_id} onClose={() => setDialog(null)} />}
    </Box>
  );
};
