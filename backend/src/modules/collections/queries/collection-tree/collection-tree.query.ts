import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import type { ViewOf } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
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

export const treeAnswer = z
  .strictObject({
    collectionsTree: treeNode.describe('The root.'),
    collectionsMap: z
      .record(z.string(), z.strictObject({ id: z.string(), name: z.string(), parent_id: z.string().nullable() }))
      .describe('All folders by id.'),
  })
  .meta({ id: 'FolderTree' });

/** All folders of the user. */
export class GetCollectionTree extends Query<ViewOf<typeof treeAnswer>> {
  constructor(readonly caller: Caller) {
    super();
  }
}

const childrenOf = (folders: readonly CollectionDocument[], parentId: string | null): readonly TreeNode[] =>
  folders
    .filter(({ parent_id }) => parent_id === parentId)
    .map(({ _id, name }) => ({ id: _id, name, children: childrenOf(folders, _id) }));

@QueryHandler(GetCollectionTree)
export class GetCollectionTreeHandler implements IQueryHandler<GetCollectionTree> {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  async execute({ caller }: GetCollectionTree) {
    const folders = await this.reads.find(
      collections,
      { owner_id: caller.userId, deleted_at: null },
      { sort: { created_at: 1, _id: 1 } },
    );
    return {
      collectionsTree: { id: null, name: ROOT_NAME, children: childrenOf(folders, null) },
      collectionsMap: Object.fromEntries(
        folders.map(({ _id, name, parent_id }) => [_id, { id: _id, name, parent_id }] as const),
      ),
    };
  }
}
