import type { Schema } from '#shared/api/api-schema';
import { lazyDialog } from '#shared/lazy/lazy-dialog';
import type { FolderItem, CollectionItem } from '../api/get-folder';

const ConfirmDeletion = lazyDialog(() => import('#features/deletion/published/confirm-deletion'), 'ConfirmDeletion');
const CreateFolder = lazyDialog(() => import('../published/create-folder'), 'CreateFolder');
const EditFolder = lazyDialog(() => import('./edit-folder'), 'EditFolder');
const MoveItem = lazyDialog(() => import('../published/move-item'), 'MoveItem');
const ShareFolder = lazyDialog(() => import('./share-folder'), 'ShareFolder');

export const folderDialogs = [ConfirmDeletion, CreateFolder, EditFolder, MoveItem, ShareFolder];

/** The dialog that is open on a folder's page. */
export type FolderDialog =
  | { readonly kind: 'create' | 'share' }
  | { readonly kind: 'edit'; readonly folder: FolderItem }
  | { readonly kind: 'move' | 'delete'; readonly item: CollectionItem };

interface FolderDialogsProps {
  dialog: FolderDialog;
  folderId: string | null;
  /** Undefined until the folder is loaded. */
  shown: Schema<'Collection'> | undefined;
  onClose: () => void;
}

export const FolderDialogs = ({ dialog, folderId, shown, onClose }: FolderDialogsProps) => {
  switch (dialog.kind) {
    case 'create':
      return <CreateFolder parentId={folderId} onClose={onClose} />;
    case 'edit':
      return <EditFolder folder={dialog.folder} onClose={onClose} />;
    case 'share':
      return (
        folderId !== null &&
        shown !== undefined && (
          <ShareFolder folder={{ ...shown.collection, id: folderId }} items={shown.items} onClose={onClose} />
        )
      );
    case 'move':
      return <MoveItem item={dialog.item} onClose={onClose} />;
    case 'delete':
      return <ConfirmDeletion item={dialog.item} onClose={onClose} />;
  }
};
