import { Box, Checkbox } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '#shared/ui/busy-button';
import { copyOncePublic } from '#shared/ui/copy-with-toast';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { useShareFolder } from '../api/change-folders';
import type { CollectionItem } from '../api/get-folder';
import { sharedFolderPath } from '../published/folder-path';
import { folderDialogTexts } from '../texts/dialogs';

interface ShareFolderProps {
  folder: { readonly id: string; readonly name: string; readonly public: boolean };
  items: readonly CollectionItem[];
  onClose: () => void;
}

const isHidden = (item: CollectionItem): boolean => item.type === 'tracker' && item.can_edit && !item.public;

/**
 * Makes a folder public and copies its link. For a private folder, all private trackers are preselected to become
 * public with it; for one that is already public none is, since the owner may keep them private on purpose.
 */
export const ShareFolder = ({ folder, items, onClose }: ShareFolderProps) => {
  const texts = folderDialogTexts();
  const share = useShareFolder(folder.id);
  const hidden = items.filter(isHidden);
  const [chosen, setChosen] = useState<readonly string[]>(() => (folder.public ? [] : hidden.map(({ id }) => id)));
  const trackers = items.filter(({ type }) => type === 'tracker');
  const shown = trackers.filter(({ id, public: isPublic }) => isPublic || chosen.includes(id));
  const makesPublic = !folder.public || chosen.length > 0;
  const choose = (id: string, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  // Both complete and report the result even if the dialog has been closed before; `onClose` is then not called.
  const confirm = () => {
    const published = texts.published(!folder.public, chosen.length);
    return copyOncePublic(
      share.mutateAsync({ public: true, trackers: [...chosen] }, { onSuccess: onClose }),
      `${window.location.origin}${sharedFolderPath(folder.id)}`,
      makesPublic ? texts.publishedAndCopied(published) : texts.linkCopied,
      makesPublic ? texts.publishedNotCopied(published) : texts.linkNotCopied,
    );
  };
  const stop = () => share.mutate({ public: false }, { onSuccess: onClose });
  return (
    <ActionDialog
      title={texts.shareTitle}
      action={makesPublic ? texts.makePublic : texts.copyLink}
      busy={share.isPending}
      focusCancel
      otherAction={
        folder.public && (
          <BusyButton variant="text" color="error" busy={share.isPending} onClick={stop}>
            {texts.makePrivate}
          </BusyButton>
        )
      }
      onAct={() => void confirm()}
      onClose={onClose}
      maxWidth="xs"
    >
      <div>
        <Box component="p" dir="auto" sx={{ typography: 'h3', mb: 2 }}>
          {folder.name}
        </Box>
        <p>{folder.public ? texts.isPublic : texts.willBePublic}</p>
      </div>
      {hidden.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 1, color: 'quiet' }}>
            {texts.makePublicToo(hidden.length)}
          </Box>
          {hidden.map(({ id, name }) => (
            <Box key={id} component="label" dir="auto" sx={{ display: 'flex', alignItems: 'flex-start', gap: '8px' }}>
              <Checkbox
                size="small"
                checked={chosen.includes(id)}
                onChange={(_event, on) => choose(id, on)}
                sx={{ p: '4px', ml: '-4px' }}
              />
              <Box component="span" sx={{ pt: '3px', overflowWrap: 'anywhere' }}>
                {name}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {trackers.length > 0 && <p role="status">{texts.shows(shown.length, trackers.length)}</p>}
    </ActionDialog>
  );
};
