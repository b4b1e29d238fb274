import type { TrackerState } from '../../../../../../projections/research/tracker-states/tracker-state.document';
import type { TrackerDocument } from '../../../../../../projections/trackers/trackers/tracker.document';
import type { LineKind } from '../../../research/domain/research.events';
import type { RunView } from '../../../research/queries/run-view';
import type { TrackerItem } from './collection.query';

export const trackerItem = (
  tracker: TrackerDocument,
  state: TrackerState | undefined,
  lastRun: RunView | null,
): TrackerItem => {
  const hasState = state !== undefined && state.state !== null;
  const told = (kind: LineKind): number => state?.newest_lines.filter((line) => line.kind === kind).length ?? 0;
  return {
    id: tracker._id,
    name: tracker.display_title ?? tracker.description,
    type: 'tracker',
    updated_at: state?.updated_at ?? tracker.created_at,
    created_at: tracker.created_at,
    can_edit: true,
    shared: false,
    has_state: hasState,
    parent_id: tracker.parent_id,
    public: tracker.public,
    paused: tracker.paused,
    last_line: state?.newest_lines[0]?.text ?? null,
    marks: { new: told('new'), changed: told('changed'), contradicted: told('contradicted') },
    last_checked_at: state?.last_checked_at ?? null,
    last_run: lastRun,
    needs_attention: !hasState && (lastRun?.state === 'failed' || lastRun?.state === 'nothing_new'),
  };
};
