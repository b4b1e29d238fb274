import { trackers } from '#modules/trackers/published';
import { mentionsOf, runView, runs, trackerStates } from '#modules/research/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Refusal, refuse } from '#kernel/decider';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { type CollectionDocument, collections } from '#projections/collections/collections/collections.projection';
import { ROOT, folderAnswer, folderView, rootOrFolder } from '../folder-view';
import { citedBy, type TrackerItem, trackerItem, trackerItemAnswer } from './tracker-item';

const folderItemAnswer = folderAnswer
  .extend({ id: z.string(), created_at: timeAnswer, updated_at: timeAnswer })
  .meta({ id: 'FolderItem' });

export const collectionAnswer = z
  .strictObject({
    collection: folderAnswer,
    breadcrumbs: z.array(z.strictObject({ id: rootOrFolder, name: z.string() })).describe('From the root.'),
    items: z
      .array(z.discriminatedUnion('type', [folderItemAnswer, trackerItemAnswer]))
      .describe('Folders first, then trackers, each newest first.'),
  })
  .meta({ id: 'Collection' });

export type CollectionView = ViewOf<typeof collectionAnswer>;

/** One of the user’s folders with its contents; `collectionId` null is the root. */
export class GetCollection extends Query<CollectionView | Refusal> {
  constructor(
    readonly collectionId: string | null,
    readonly caller: Caller,
  ) {
    super();
  }
}

type FolderItem = ViewOf<typeof folderItemAnswer>;

const folderItem = (folder: CollectionDocument): FolderItem => ({
  ...folderView(folder),
  id: folder._id,
  created_at: folder.created_at,
  updated_at: folder.updated_at,
});

/** The folder and those it is in, from the root. */
const pathTo = (folders: ReadonlyMap<string, CollectionDocument>, id: string | null): readonly CollectionDocument[] => {
  const folder = id === null ? undefined : folders.get(id);
  return folder === undefined ? [] : [...pathTo(folders, folder.parent_id), folder];
};

@QueryHandler(GetCollection)
export class GetCollectionHandler implements IQueryHandler<GetCollection> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
  ) {}

  async execute({ collectionId, caller }: GetCollection) {
    const sort = { created_at: -1, _id: -1 } as const;
    const folders = await this.reads.find(collections, { owner_id: caller.userId, deleted_at: null }, { sort });
    const path = pathTo(new Map(folders.map((folder) => [folder._id, folder])), collectionId);
    const current = path.at(-1);
    if (collectionId !== null && current === undefined) return refuse('NOT_FOUND', 'This folder does not exist.');
    const inside = folders.filter(({ parent_id }) => parent_id === collectionId);
    return {
      collection: current === undefined ? ROOT : folderView(current),
      breadcrumbs: [{ id: null, name: ROOT.name }, ...path.map(({ _id, name }) => ({ id: _id, name }))],
      items: [...inside.map(folderItem), ...(await this.trackersIn(collectionId, caller.userId))],
    };
  }

  private async trackersIn(collectionId: string | null, userId: string): Promise<readonly TrackerItem[]> {
    const own = { owner_id: userId, parent_id: collectionId, deleted_at: null };
    const shown = await this.reads.find(trackers, own, { sort: { created_at: -1, _id: -1 } });
    const ids = shown.map(({ _id }) => _id);
    const states = await this.reads.find(trackerStates, { _id: { $in: ids } });
    const runIds = states.map(({ last_run_id }) => last_run_id);
    const newestRuns = await this.reads.find(runs, { _id: { $in: runIds } });
    const mentions = await mentionsOf(this.reads, states.flatMap(citedBy));
    const stateOf = new Map(states.map((state) => [state._id, state]));
    const runOf = new Map(newestRuns.map((run) => [run.tracker_id, run]));
    return Promise.all(
      shown.map(async (tracker) => {
        const run = runOf.get(tracker._id);
        const lastRun = run === undefined ? null : await runView(this.scratch, run);
        return trackerItem(tracker, stateOf.get(tracker._id), lastRun, mentions);
      }),
    );
  }
}
