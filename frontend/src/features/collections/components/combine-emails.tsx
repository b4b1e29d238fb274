import { Box, Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { Answer } from '../../../shared/api/answer';
import { useFocusRestore } from '../../../shared/hooks/use-focus-restore';
import { lazyDialog } from '../../../shared/parts/lazy-dialog';
import { TextButton } from '../../../shared/ui/text-button';
import { Switch } from '../../../shared/ui/switch';
import { useCombineEmails } from '../api/change-folders';
import { listTexts } from '../texts/list';
import { commonTexts } from '../../../shared/texts/common';

const SentTo = lazyDialog(() => import('../../delivery/published/sent-to'));

/**
 * Whether the updates of a folder's trackers come in one email, and where else they are sent. A failure does not revert
 * it.
 */
export const CombineEmails = ({ folder }: { folder: Answer<'Folder'> }) => {
  const texts = listTexts();
  const combine = useCombineEmails(folder.id);
  const controls = useFocusRestore<HTMLDivElement>();
  const [choosing, setChoosing] = useState(false);
  const checked = combine.isPending || combine.isError ? combine.variables : folder.collect_emails;
  return (
    <Box ref={controls} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Tooltip title={texts.combined}>
        <Box>
          <Switch
            label={texts.sendToEmail}
            hint={texts.combined}
            checked={checked}
            onChange={(on) => combine.mutate(on)}
          />
        </Box>
      </Tooltip>
      <Box role="alert" sx={{ typography: 'body2', color: 'failed' }}>
        {combine.isError && (folder.collect_emails ? texts.stillCombined : texts.stillSingle)}
      </Box>
      {combine.isError && <TextButton onClick={() => combine.mutate(checked)}>{commonTexts().tryAgain}</TextButton>}
      {folder.collect_emails && checked && (
        <Button variant="outlined" size="small" onClick={() => setChoosing(true)}>
          {texts.sentTo}
        </Button>
      )}
      {choosing && (
        <SentTo
          scope={{ kind: 'collection', id: folder.id }}
          title={folder.name ?? texts.myTrackers}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  );
};
