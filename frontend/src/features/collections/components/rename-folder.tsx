import { useRenameFolder } from '../api/change-collections';
import type { FolderItem } from '../api/get-collection';
import { FolderName } from './folder-name';

interface RenameFolderProps {
  folder: FolderItem;
  onClose: () => void;
}

const RenameFolder = ({ folder, onClose }: RenameFolderProps) => {
  const rename = useRenameFolder(folder);
  return (
    <FolderName
      title="Rename Folder"
      action="Rename"
      name={folder.name}
      busy={rename.isPending}
      onSave={(name) => rename.mutate(name, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

export default RenameFolder;
