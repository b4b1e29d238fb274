import { useCreateFolder } from '../api/change-collections';
import { FolderName } from './folder-name';

interface CreateFolderProps {
  /** Null for the root. */
  parentId: string | null;
  onClose: () => void;
}

const CreateFolder = ({ parentId, onClose }: CreateFolderProps) => {
  const create = useCreateFolder();
  return (
    <FolderName
      title="Create New Folder"
      action="Create"
      name=""
      busy={create.isPending}
      onSave={(name) => create.mutate({ name, parent_uid: parentId }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

export default CreateFolder;
