import type { Recorded } from '#kernel/recorded-event';
import { idOf } from '#kernel/stream-name';
import { reactionTo } from '#platform/command-handling/command-context';
import type { DeciderRunner } from '#platform/command-handling/decider-runner';
import type { ReadModelProgress } from '#platform/read-store/read-model-progress';
import type { JobQueue } from '#platform/jobs/job-queue';
import type { Reactor } from '#platform/projection-runner/reactor';
import type { ReadStore } from '#platform/read-store/read-store';
import { deliveries } from '#projections/outbound/deliveries/deliveries.projection';
import { effectJob } from '../attempts/effect-job';
import { outboundEffectDecider } from '../domain/effect.decider';
import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';

const NAME = 'effect-turns';
const PATIENCE_MS = 5000;

/** The events after which another effect of the series may be the first. */
const mayFree = ({ type }: Recorded<EffectEvent>): boolean =>
  type === 'EffectPlanned' || type === 'EffectDelivered' || type === 'EffectSkipped' || type === 'EffectCancelled';

/**
 * Releases the first effect of a series that has not ended. The read model is asked only once it shows this event, so that
 * no earlier effect is missed; and since what has ended does not come back, an effect that was the first once may begin.
 */
export const seriesTurnsReactor = (
  runner: Pick<DeciderRunner, 'run'>,
  progress: Pick<ReadModelProgress, 'untilCaughtUp'>,
  reads: Pick<ReadStore, 'get' | 'find'>,
  jobs: Pick<JobQueue, 'enqueue'>,
): Reactor => ({
  name: NAME,
  categories: [effectEvents.category],
  async react(recorded) {
    const event = recorded as Recorded<EffectEvent>;
    if (!mayFree(event) || (event.type === 'EffectPlanned' && event.data.series === null)) return;
    const state = await progress.untilCaughtUp(event.position, PATIENCE_MS, [deliveries.name]);
    if (state !== 'shows')
      throw new Error(`The read model ${deliveries.name} ${state === 'stopped' ? 'has stopped' : 'is behind'}.`);
    const effect = await reads.get(deliveries, idOf(event.stream));
    if (effect === undefined || effect.series === null) return;
    const [first] = await reads.find(
      deliveries,
      { series: effect.series, ended_at: null },
      { sort: { position: 1 }, limit: 1 },
    );
    if (first?.state !== 'queued') return;
    await runner.run(outboundEffectDecider, first._id, { type: 'ReleaseEffect' }, reactionTo(event, NAME));
    await jobs.enqueue({ ...effectJob(first.kind, first._id, 0), notBefore: new Date(first.planned_for) });
  },
  describeEffect: async (event) =>
    mayFree(event as Recorded<EffectEvent>) ? ['Let the next effect of its series begin'] : [],
});
