import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Run } from '../../../../../../projections/research/runs/run.document';
import type { TrackerState } from '../../../../../../projections/research/tracker-states/tracker-state.document';
import type { TrackerDocument } from '../../../../../../projections/trackers/trackers/tracker.document';
import { refuse } from '../../../../kernel/decider';
import {
  READ_STORE,
  type ReadStore,
  SCRATCH_STORE,
  type ScratchStore,
} from '../../../../platform/read-store/read-store';
import { runView } from '../../../research/queries/run-view';
import { type CollectionView, GetCollection, type TrackerItem } from './collection.query';
import { trackerItem } from './tracker-item';

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
    const trackers = await this.reads.find<TrackerDocument>('trackers', own, { sort: { created_at: -1, _id: -1 } });
    const ids = trackers.map(({ _id }) => _id);
    const states = await this.reads.find<TrackerState>('tracker-states', { _id: { $in: ids } });
    const runIds = states.map(({ last_run_id }) => last_run_id);
    const runs = await this.reads.find<Run>('runs', { _id: { $in: runIds } });
    const stateOf = new Map(states.map((state) => [state._id, state]));
    const runOf = new Map(runs.map((run) => [run.tracker_id, run]));
    return Promise.all(
      trackers.map(async (tracker) => {
        const run = runOf.get(tracker._id);
        const lastRun = run === undefined ? null : await runView(this.scratch, run);
        return trackerItem(tracker, stateOf.get(tracker._id), lastRun);
      }),
    );
  }
}
