import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Answer } from '../../../shared/api/answer';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { Switch } from '../../../shared/ui/switch';
import { useCombineEmails } from '../api/change-collections';

const SentTo = lazyDialog(
  () => import('../../delivery/components/sent-to'),
  ({ onClose }) => onClose(),
);

/** Whether the updates of a folder's trackers come in one email, and where else that goes. A failure does not revert it. */
export const CombineEmails = ({ folder }: { folder: Answer<'Folder'> }) => {
  const combine = useCombineEmails(folder.id);
  const [choosing, setChoosing] = useState(false);
  const checked = combine.variables ?? folder.collect_emails;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Switch label="Send to Email" checked={checked} onChange={(on) => combine.mutate(on)} />
      {checked && (
        <Button variant="outlined" size="small" onClick={() => setChoosing(true)}>
          Sent to
        </Button>
      )}
      {choosing && (
        <SentTo
          scope={{ kind: 'collection', id: folder.id }}
          title={folder.name ?? 'My Trackers'}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  );
};
