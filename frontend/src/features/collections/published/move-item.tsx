import { Box } from '@mui/material';
import { useId, useState } from 'react';
import { commonTexts } from '#shared/texts/common';
import { ActionDialog } from '#shared/ui/dialogs/action-dialog';
import { QueryView } from '#shared/ui/states/query-view';
import { TextButton } from '#shared/ui/text-button';
import { useMoveItem } from '../api/change-folders';
import { folderTreeQuery, type MovableItem } from '../api/get-folder';
import { FolderTree } from '../components/folder-tree';
import { folderDialogTexts } from '../texts/dialogs';
import { listTexts } from '../texts/list';
import type { FolderId } from '../tree-rows';

interface MoveItemProps {
  item: MovableItem;
  onClose: () => void;
}

/** Chooses the folder that a tracker or folder is moved to. */
export const MoveItem = ({ item, onClose }: MoveItemProps) => {
  const texts = folderDialogTexts();
  const move = useMoveItem();
  /** Undefined until one is chosen. */
  const [destination, setDestination] = useState<FolderId>();
  const promptId = useId();
  const submit = () => {
    if (destination !== undefined) move.mutate({ item, destination }, { onSuccess: onClose });
  };
  return (
    <ActionDialog
      title={texts.moveTitles[item.type]}
      action={listTexts().move}
      busy={move.isPending}
      disabled={destination === undefined || destination === item.parent_id}
      onAct={submit}
      onClose={onClose}
      maxWidth="xs"
    >
      <div>
        <Box component="p" dir="auto" sx={{ typography: 'h3', mb: 3 }}>
          {item.name}
        </Box>
        <Box component="p" id={promptId} sx={{ mb: 2, color: 'quiet' }}>
          {texts.selectFolder}
        </Box>
        <QueryView
          query={folderTreeQuery}
          skeleton={{ lines: [40, 62, 54], height: 20 }}
          failed={(_error, retry) => (
            <p role="alert">
              {texts.foldersNotLoaded} <TextButton onClick={retry}>{commonTexts().tryAgain}</TextButton>
            </p>
          )}
        >
          {({ collectionsTree }) => (
            <FolderTree
              root={collectionsTree}
              moved={item.type === 'collection' ? item.id : null}
              labelledBy={promptId}
              chosen={destination}
              onChoose={setDestination}
            />
          )}
        </QueryView>
      </div>
    </ActionDialog>
  );
};
