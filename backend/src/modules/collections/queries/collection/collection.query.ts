import { trackers } from '#modules/trackers/published';
import { mentionsOf, runView, runs, trackerStates } from '#modules/research/published';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Refusal, refuse } from '#kernel/decider';
import type { ViewOf } from '#platform/http/answers';
import type { Caller } from '#platform/http/caller';
import { type ReadStore, type ScratchStore, READ_STORE, SCRATCH_STORE } from '#platform/read-store/read-store';
import { citedBy, type TrackerItem, trackerItem, trackerItemAnswer } from './tracker-item';

const rootOrFolder = z.string().nullable().describe('Null for the root.');

export const collectionAnswer = z
  .strictObject({
    collection: z.strictObject({
      id: rootOrFolder,
      name: z.string(),
      description: z.string(),
      parent_id: z.string().nullable(),
      parent_uid: z.string().nullable(),
      type: z.literal('collection'),
      can_edit: z.boolean(),
      shared: z.boolean(),
      collect_emails: z.boolean(),
      public: z.boolean(),
      rss_url: z.string().nullable(),
    }),
    breadcrumbs: z.array(z.strictObject({ id: rootOrFolder, name: z.string() })),
    items: z.array(trackerItemAnswer).describe('Newest first.'),
  })
  .meta({ id: 'Collection' });

export type CollectionView = ViewOf<typeof collectionAnswer>;

/**
 * One of the user's folders with its contents; `collectionId` null is the root, the only one until folders are
 * implemented.
 */
export class GetCollection extends Query<CollectionView | Refusal> {
  constructor(
    readonly collectionId: string | null,
    readonly caller: Caller,
  ) {
    super();
  }
}

const ROOT: CollectionView['collection'] = {
  id: null,
  name: 'My Trackers',
  description: '',
  parent_id: null,
  parent_uid: null,
  type: 'collection',
  can_edit: true,
  shared: false,
  collect_emails: false,
  public: false,
  rss_url: null,
};

@QueryHandler(GetCollection)
export class GetCollectionHandler implements IQueryHandler<GetCollection> {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(SCRATCH_STORE) private readonly scratch: ScratchStore,
  ) {}

  async execute({ collectionId, caller }: GetCollection) {
    if (collectionId !== null) return refuse('NOT_FOUND', 'This folder does not exist.');
    const items = await this.itemsOf(caller.userId);
    return { collection: ROOT, breadcrumbs: [{ id: null, name: ROOT.name }], items };
  }

  private async itemsOf(userId: string): Promise<readonly TrackerItem[]> {
    const own = { owner_id: userId, deleted_at: null };
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
