import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '#shared/hooks/use-is-mounted';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { usePreloaded } from '#shared/lazy/use-preloaded';
import { actionTexts } from '#shared/texts/actions';
import { copyWithToast } from '#shared/ui/copy-with-toast';
import { Switch } from '#shared/ui/fields/switch';
import { AskButton } from '#features/ask/published/ask-button';
import { Listen } from '#features/audio/published/listen';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import { trackerTitle, type Tracker } from '#features/trackers/api/tracker';
import { useToggleEmail } from '../../api/toggle-settings';
import { trackerPageTexts } from '../../texts/page';
import { trackerLink } from '../../tracker-link';
import { TrackerMenu } from './tracker-menu';

const ConfirmDeletion = lazyDialog(() => import('#features/deletion/published/confirm-deletion'), 'ConfirmDeletion');
const MakePublic = lazyDialog(() => import('../dialogs/make-public'), 'MakePublic');
const preloaded = [ConfirmDeletion, MakePublic];

/** Controls for those who can edit a tracker. */
export const EditorControls = ({ tracker }: { tracker: Tracker }) => {
  const texts = trackerPageTexts();
  const navigate = useNavigate();
  usePreloaded(preloaded);
  const [dialog, setDialog] = useState<'delete' | 'make-public' | null>(null);
  const toggleEmail = useToggleEmail(tracker.tracker_id);
  const isMounted = useIsMounted();
  // Replaces the history entry, so that going back does not lead to the deleted tracker.
  const leave = () => {
    if (isMounted.current) void navigate('/list-trackers', { replace: true });
  };
  const copyLink = () => {
    if (!tracker.public) setDialog('make-public');
    else void copyWithToast(trackerLink(tracker.tracker_id), texts.linkCopied, texts.linkNotCopied);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px', pt: { sm: '2px' } }}>
      <Box sx={{ mr: { xs: 2, sm: 4 } }}>
        <Switch
          label={texts.updatesEmail}
          showState
          checked={toggleEmail.optimistic(tracker.email_updates)}
          disabled={toggleEmail.isPending}
          onChange={(on) => toggleEmail.mutate(on)}
        />
      </Box>
      <Listen trackerId={tracker.tracker_id} />
      {tracker.current_state !== null && <AskButton about={{ kind: 'tracker', id: tracker.tracker_id }} />}
      <Button variant="outlined" size="small" onClick={copyLink}>
        {actionTexts().copyLink}
      </Button>
      <Button variant="outlined" size="small" onClick={() => openTrackerDialog({ intention: 'edit', tracker })}>
        {actionTexts().edit}
      </Button>
      {/* Keeps the menu from standing alone when the buttons wrap onto a second line. */}
      <Box sx={{ display: 'flex', gap: 'inherit' }}>
        <Button variant="text" size="small" onClick={() => setDialog('delete')} sx={{ '&&': { color: 'quiet' } }}>
          {actionTexts().delete}
        </Button>
        <TrackerMenu tracker={tracker} />
      </Box>
      {dialog === 'delete' && (
        <ConfirmDeletion
          item={{ type: 'tracker', id: tracker.tracker_id, name: trackerTitle(tracker) }}
          onClose={() => setDialog(null)}
          onDeleted={leave}
        />
      )}
      {dialog === 'make-public' && <MakePublic trackerId={tracker.tracker_id} onClose={() => setDialog(null)} />}
    </Box>
  );
};
