import { Box } from '@mui/material';
import { longDate } from '#shared/time/format-time';
import { BusyButton } from '#shared/ui/busy-button';
import { TruncatedText } from '#shared/ui/truncated-text';
import { useRestoreItem } from '#features/deletion/api/delete-item';
import type { DeletedItem } from '../api/recently-deleted';
import { deletedTexts } from '../texts/deleted';

/** Characters of a name that fit in two lines of a narrow window. */
const NAME_MAX_LENGTH = 90;

/** A deleted tracker or folder, with its expiry date and Restore. */
export const DeletedRow = ({ item }: { item: DeletedItem }) => {
  const restore = useRestoreItem({ type: item.kind, id: item.id });
  return (
    <Box component="li" sx={rowSx}>
      <div>
        <Box component="p" dir="auto" sx={{ typography: 'cardTitle' }}>
          <TruncatedText text={item.name} maxLength={NAME_MAX_LENGTH} />
        </Box>
        <Box component="p" sx={{ typography: 'body2', color: 'quiet', mt: 1 }}>
          {formatDeletion(item)}
        </Box>
      </div>
      <BusyButton
        variant="outlined"
        size="small"
        busy={restore.isPending}
        aria-label={deletedTexts().restoreItem(item.name)}
        onClick={() => restore.mutateOnce()}
        sx={{ flexShrink: 0 }}
      >
        {deletedTexts().restore}
      </BusyButton>
    </Box>
  );
};

const formatDeletion = ({ kind, trackers, deleted_at, restorable_until }: DeletedItem): string => {
  const texts = deletedTexts();
  const [deleted, gone] = [longDate(deleted_at), longDate(restorable_until)];
  if (kind === 'tracker') return texts.tracker(deleted, gone);
  return trackers === 0 ? texts.emptyFolder(deleted, gone) : texts.folder(trackers, deleted, gone);
};

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  py: '14px',
  borderBottom: 'hairline',
  '& > :first-of-type': { minWidth: 0 },
};
