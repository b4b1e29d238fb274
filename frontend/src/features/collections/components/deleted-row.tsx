import { Box } from '@mui/material';
import { useRef } from 'react';
import { useSingleFlight } from '../../../shared/hooks/use-single-flight';
import { longDate } from '../../../shared/time/format-time';
import { BusyButton } from '../../../shared/ui/busy-button';
import { Shortened } from '../../../shared/ui/shortened';
import { useRestoreItem } from '../../trackers/published/api/delete-item';
import type { DeletedItem } from '../api/recently-deleted';

/** Characters of a name that fit in two lines of a narrow window. */
const ROOM = 90;

/** A deleted tracker or folder, with its expiry date and Restore. */
export const DeletedRow = ({ item }: { item: DeletedItem }) => {
  const restore = useRestoreItem({ type: item.kind, id: item.id });
  /** The second click of a double click may come after the answer, before the row is gone. */
  const isRestored = useRef(false);
  const restoreOnce = useSingleFlight(async () => {
    if (isRestored.current) return;
    isRestored.current = await restore.mutateAsync();
  });
  return (
    <Box component="li" sx={rowSx}>
      <div>
        <Box component="p" dir="auto" sx={{ typography: 'cardTitle' }}>
          <Shortened text={item.name} room={ROOM} />
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: 1 }}>
          {formatContents(item)}, deleted {longDate(item.deleted_at)}. Gone for good on{' '}
          {longDate(item.restorable_until)}.
        </Box>
      </div>
      <BusyButton
        variant="outlined"
        size="small"
        busy={restore.isPending}
        aria-label={`Restore ${item.name}`}
        onClick={() => void restoreOnce()}
        sx={{ flexShrink: 0 }}
      >
        Restore
      </BusyButton>
    </Box>
  );
};

const formatContents = ({ kind, trackers }: DeletedItem): string => {
  if (kind === 'tracker') return 'Tracker';
  if (trackers === 0) return 'Folder without trackers';
  return `Folder with ${trackers === 1 ? 'a tracker' : `${trackers} trackers`}`;
};

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  py: '14px',
  borderBottom: '1px solid',
  borderColor: 'rule',
  '& > :first-of-type': { minWidth: 0 },
};
