import { Box, Button } from '@mui/material';
import { actionTexts } from '#shared/texts/actions';
import { Switch } from '#shared/ui/fields/switch';
import { AskButton } from '#features/ask/published/ask-button';
import { Listen } from '#features/audio/published/listen';
import { openTrackerDialog } from '#features/tracker-creation/published/tracker-dialog-request';
import type { Tracker } from '#features/trackers/api/tracker';
import { useToggleEmail } from '../../api/toggle-settings';
import { trackerPageTexts } from '../../texts/page';
import { TrackerMenu } from './tracker-menu';

/** Controls for those who can edit a tracker. Without findings it cannot be asked, and has nothing to send. */
export const EditorControls = ({ tracker }: { tracker: Tracker }) => {
  const toggleEmail = useToggleEmail(tracker.tracker_id);
  const hasFindings = tracker.current_state !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px', pt: { sm: '2px' } }}>
      {hasFindings && (
        <Box sx={{ mr: { xs: 1, sm: 4 } }}>
          <Switch
            label={trackerPageTexts().updatesEmail}
            checked={toggleEmail.optimistic(tracker.email_updates)}
            disabled={toggleEmail.isPending}
            onChange={(on) => toggleEmail.mutate(on)}
          />
        </Box>
      )}
      <Listen trackerId={tracker.tracker_id} />
      {hasFindings && <AskButton about={{ kind: 'tracker', id: tracker.tracker_id }} />}
      {/* Keeps the menu from standing alone when the buttons wrap onto a second line. */}
      <Box sx={{ display: 'flex', gap: 'inherit' }}>
        <Button variant="outlined" size="small" onClick={() => openTrackerDialog({ intention: 'edit', tracker })}>
          {actionTexts().edit}
        </Button>
        <TrackerMenu tracker={tracker} />
      </Box>
    </Box>
  );
};
