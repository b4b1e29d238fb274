import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { type CollectionDocument, collections } from '#projections/collections/collections/collections.projection';
import { ROOT_NAME, rootOrFolder } from '../folder-view';

interface TreeNode {
  readonly id: string | null;
  readonly name: string;
  readonly children: readonly TreeNode[];
}

const treeNode: z.ZodType<TreeNode> = z
  .strictObject({
    id: rootOrFolder,
    name: z.string(),
    get children() {
      return z.array(treeNode);
    },
  })
  .meta({ id: 'FolderNode' });

const treeAnswer = z
  .strictObject({
    collectionsTree: treeNode.describe('The root.'),
    collectionsMap: z
      .record(z.string(), z.strictObject({ id: z.string(), name: z.string(), parent_id: z.string().nullable() }))
      .describe('All folders by id.'),
  })
  .meta({ id: 'FolderTree' });

const childrenOf = (folders: readonly CollectionDocument[], parentId: string | null): readonly TreeNode[] =>
  folders
    .filter(({ parent_id }) => parent_id === parentId)
    .map(({ _id, name }) => ({ id: _id, name, children: childrenOf(folders, _id) }));

export const GetCollectionTree = readRoute({
  path: 'api/topics/get-collection-tree',
  access: 'user',
  summary: 'All folders of the caller, as a tree and by id.',
  answers: treeAnswer,
  async read({ caller }, reads) {
    const own = { owner_id: caller.userId, deleted_at: null };
    const folders = await reads.find(collections, own, { sort: { created_at: 1, _id: 1 } });
    return {
      collectionsTree: { id: null, name: ROOT_NAME, children: childrenOf(folders, null) },
      collectionsMap: Object.fromEntries(
        folders.map(({ _id, name, parent_id }) => [_id, { id: _id, name, parent_id }] as const),
      ),
    };
  },
});
