import { Box, Checkbox } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../../shared/ui/action-dialog';
import { BusyButton } from '../../../shared/ui/busy-button';
import { copyWithToast } from '../../../shared/ui/copy-with-toast';
import { toast, toastFailure } from '../../../shared/ui/toast';
import { pluralize } from '../../../shared/text-format/pluralize';
import { useShareFolder } from '../api/change-folders';
import type { Item } from '../published/api/get-folder';
import { sharedFolderPath } from '../published/folder-path';

interface ShareFolderProps {
  folder: { readonly id: string; readonly name: string; readonly public: boolean };
  items: readonly Item[];
  onClose: () => void;
}

const isHidden = (item: Item): boolean => item.type === 'tracker' && item.can_edit && !item.public;

/** 'Folder and 3 trackers are now public' */
const publishedMessage = (isFolderNew: boolean, trackers: number): string => {
  const words = [...(isFolderNew ? ['Folder'] : []), ...(trackers === 0 ? [] : [pluralize(trackers, 'tracker')])];
  return `${words.join(' and ')} ${trackers + Number(isFolderNew) === 1 ? 'is' : 'are'} now public`;
};

/**
 * Makes a folder public with its private trackers, unless the owner leaves some out, and copies its link. In a folder that
 * is public already, a tracker is private because its owner wants it so, or has not been asked: none is chosen for them.
 */
const ShareFolder = ({ folder, items, onClose }: ShareFolderProps) => {
  const share = useShareFolder(folder.id);
  const hidden = items.filter(isHidden);
  const [chosen, setChosen] = useState<readonly string[]>(() => (folder.public ? [] : hidden.map(({ id }) => id)));
  const trackers = items.filter(({ type }) => type === 'tracker');
  const shown = trackers.filter(({ id, public: isPublic }) => isPublic || chosen.includes(id));
  const makesPublic = !folder.public || chosen.length > 0;
  const choose = (id: string, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  // Both complete and report the result even if the dialog has been closed meanwhile; `onClose` is then not called.
  const confirm = async () => {
    try {
      await share.mutateAsync({ public: true, trackers: [...chosen] }, { onSuccess: onClose });
    } catch {
      toastFailure('Failed to make folder public');
      return;
    }
    const published = publishedMessage(!folder.public, chosen.length);
    await copyWithToast(
      `${window.location.origin}${sharedFolderPath(folder.id)}`,
      makesPublic ? `${published} and link copied to clipboard` : 'Folder link copied to clipboard',
      makesPublic ? `${published}, but the link could not be copied` : 'Failed to copy folder link',
    );
  };
  const stop = () =>
    share.mutateAsync({ public: false }, { onSuccess: onClose }).then(
      () => toast('Folder is now private'),
      () => toastFailure('Failed to make folder private'),
    );
  return (
    <ActionDialog
      title="Share Folder"
      action={makesPublic ? 'Make Public & Copy' : 'Copy Link'}
      busy={share.isPending}
      focusCancel
      otherAction={
        folder.public && (
          <BusyButton variant="text" color="error" busy={share.isPending} onClick={() => void stop()}>
            Make Private
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
        <p>
          {folder.public ? 'This folder is public: anyone with the link sees' : 'Anyone with the link will see'} this
          folder, and the public trackers and public folders in it.
        </p>
      </div>
      {hidden.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 1, color: 'quiet' }}>
            {hidden.length === 1 ? 'One tracker is private.' : `${hidden.length} trackers are private.`} Make public
            with the folder:
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
      {trackers.length > 0 && (
        <p role="status">
          Shows {shown.length} of {pluralize(trackers.length, 'tracker')}.
        </p>
      )}
    </ActionDialog>
  );
};

export default ShareFolder;
