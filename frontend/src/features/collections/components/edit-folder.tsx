import { actionTexts } from '#shared/texts/actions';
import { useEditFolder } from '../api/change-folders';
import type { FolderItem } from '../api/get-folder';
import { folderDialogTexts } from '../texts/dialogs';
import { FolderForm } from './folder-form';

interface EditFolderProps {
  folder: FolderItem;
  onClose: () => void;
}

export const EditFolder = ({ folder, onClose }: EditFolderProps) => {
  const edit = useEditFolder(folder.id);
  return (
    <FolderForm
      title={folderDialogTexts().editTitle}
      action={actionTexts().save}
      content={{ name: folder.name, description: folder.description }}
      busy={edit.isPending}
      onSave={(content) => edit.mutateAsync(content, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
