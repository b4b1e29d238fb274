import type { Schema } from '#shared/api/api-schema';
import type { MovableItem } from '../api/get-folder';

export interface FolderWithPath {
  readonly item: MovableItem;
  /** Names of the parent folders, outermost first. */
  readonly path: string;
}

/** All folders of a tree, each followed by those inside it. */
export const listFolders = (
  { id: parentId, name, children }: Schema<'FolderNode'>,
  above = '',
): readonly FolderWithPath[] =>
  children.flatMap((child) => {
    if (child.id === null) return [];
    const path = above === '' ? name : `${above} / ${name}`;
    const item = { type: 'collection', id: child.id, name: child.name, parent_id: parentId } as const;
    return [{ item, path }, ...listFolders(child, path)];
  });
