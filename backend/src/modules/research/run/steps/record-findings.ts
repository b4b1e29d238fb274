import { activeTracker } from '#modules/trackers/published';
import type { At, Attempt } from '../attempt';
import type { ResearchRunPorts } from '../run-ports';
import { scopeOf } from '../topic-scope';

/** Appends what the run found, unless its tracker was deleted or is about something else by now. */
export const recordFindings = async (
  { runner }: Pick<ResearchRunPorts, 'runner'>,
  { run, scope, ledger, recorder }: Pick<Attempt, 'run' | 'scope' | 'ledger' | 'recorder'>,
  { gathered, outcome }: At<'record'>,
): Promise<At<'trackerChanged' | 'over'>> => {
  const current = await activeTracker(runner.streams, run.trackerId);
  if (current !== undefined && scopeOf(current) !== scope) return { step: 'trackerChanged' };
  if (current === undefined) await recorder.fail('TRACKER_DELETED', gathered);
  else await recorder.finish(outcome, gathered, ledger.endedRun);
  return { step: 'over' };
};
