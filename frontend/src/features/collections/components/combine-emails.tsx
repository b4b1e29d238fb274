import { Box, Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { Schema } from '#shared/api/api-schema';
import { useFocusRestore } from '#shared/hooks/use-focus-restore';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import { commonTexts } from '#shared/texts/common';
import { pageTexts } from '#shared/texts/pages';
import { Switch } from '#shared/ui/fields/switch';
import { TextButton } from '#shared/ui/text-button';
import { useCombineEmails } from '../api/change-folders';
import { listTexts } from '../texts/list';

const ChannelsDialog = lazyDialog(() => import('#features/delivery/published/channels-dialog'), 'ChannelsDialog');

/**
 * Whether the updates of a folder's trackers come in one email, and where else they are sent. A failure does not revert
 * the switch, which follows the server again once its value changes.
 */
export const CombineEmails = ({ folder }: { folder: Schema<'Folder'> }) => {
  const texts = listTexts();
  const combine = useCombineEmails(folder.id);
  const controls = useFocusRestore<HTMLDivElement>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [failed, setFailed] = useState<{ readonly wish: boolean } | null>(null);
  const [saved, setSaved] = useState(folder.collect_emails);
  if (saved !== folder.collect_emails) {
    setSaved(folder.collect_emails);
    setFailed(null);
  }
  const checked = combine.isPending ? combine.variables : (failed?.wish ?? saved);
  const send = (wish: boolean) => {
    setFailed(null);
    combine.mutate(wish, { onError: () => setFailed({ wish }) });
  };
  return (
    <Box ref={controls} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Tooltip title={texts.combined}>
        <Box>
          <Switch label={texts.sendToEmail} hint={texts.combined} checked={checked} onChange={send} />
        </Box>
      </Tooltip>
      <Box role="alert" sx={{ typography: 'body2', color: 'failed' }}>
        {failed !== null && (folder.collect_emails ? texts.stillCombined : texts.stillSingle)}
      </Box>
      {failed !== null && <TextButton onClick={() => send(failed.wish)}>{commonTexts().tryAgain}</TextButton>}
      {folder.collect_emails && checked && (
        <Button variant="outlined" size="small" onClick={() => setIsChoosing(true)}>
          {texts.sentTo}
        </Button>
      )}
      {isChoosing && (
        <ChannelsDialog
          scope={{ kind: 'collection', id: folder.id }}
          title={folder.name ?? pageTexts().trackers}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Box>
  );
};
