import { actionTexts } from '#shared/texts/actions';
import { useCreateFolder } from '../api/change-folders';
import { FolderForm } from '../components/folder-form';
import { listTexts } from '../texts/list';

interface CreateFolderProps {
  /** Null for the root. */
  parentId: string | null;
  onClose: () => void;
}

export const CreateFolder = ({ parentId, onClose }: CreateFolderProps) => {
  const create = useCreateFolder();
  return (
    <FolderForm
      title={listTexts().createFolder}
      action={actionTexts().create}
      content={{ name: '', description: '' }}
      busy={create.isPending}
      onSave={(content) => create.mutateAsync({ ...content, parent_uid: parentId }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
