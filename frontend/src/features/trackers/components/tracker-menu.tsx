import { ButtonBase, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { api } from '../../../shared/api/client';
import { wordsOf } from '../../../shared/api/problem';
import { MoreIcon } from '../../../shared/ui/icons';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { useRunNow } from '../api/run-now';
import { useTogglePublic } from '../api/toggle-public';
import type { Tracker } from '../api/tracker';
import { useTrackerToggle } from '../api/use-tracker-toggle';

/** Less common actions of an editor: run now, pause, make private. */
export const TrackerMenu = ({ tracker }: { tracker: Tracker }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const runNow = useRunNow(tracker.tracker_id);
  const pause = useTrackerToggle(tracker.tracker_id, {
    send: (id, paused) =>
      api.POST(paused ? '/api/topics/tracker/{id}/pause' : '/api/topics/tracker/{id}/resume', {
        params: { path: { id } },
      }),
    done: (paused) => (paused ? 'Tracker paused' : 'Tracker resumed'),
    failed: (paused, error) => wordsOf(error, `The tracker could not be ${paused ? 'paused' : 'resumed'}`),
  });
  const togglePublic = useTogglePublic(tracker.tracker_id);
  const running = tracker.last_run?.state === 'queued' || tracker.last_run?.state === 'running';
  const { paused } = tracker;
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const makePrivate = () =>
    togglePublic.mutate(false, {
      onSuccess: () => toast('Tracker is now private'),
      onError: () => toastFailure('Failed to make tracker private'),
    });
  return (
    <>
      <ButtonBase
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 36, height: 34, borderRadius: 1, color: 'quiet', '&:hover': { bgcolor: 'wash', color: 'ink' } }}
      >
        <MoreIcon aria-hidden />
      </ButtonBase>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem disabled={running} onClick={choose(() => runNow.mutate())}>
          Run now
        </MenuItem>
        <MenuItem onClick={choose(() => pause.mutate(!paused))}>{paused ? 'Resume' : 'Pause'}</MenuItem>
        {tracker.public && <MenuItem onClick={choose(makePrivate)}>Make private</MenuItem>}
      </Menu>
    </>
  );
};
