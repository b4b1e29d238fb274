import { type EffectEvent, effectEvents } from '#events/outbound/effect.events';
import type { Recorded } from '#kernel/recorded-event';
import { idOf } from '#kernel/stream-name';
import type { JobQueue } from '#platform/jobs/job-queue';
import type { Reactor } from '#platform/projection-runner/reactors/reactor';
import { effectJob } from '../attempts/effect-job';

/** Queues a new effect at once: the index of due effects is looked at twice a second only. */
export const effectJobsReactor = (jobs: Pick<JobQueue, 'enqueue'>): Reactor => ({
  name: 'effect-jobs',
  categories: [effectEvents.category],
  async react(recorded) {
    const event = recorded as Recorded<EffectEvent>;
    if (event.type !== 'EffectPlanned') return;
    const { kind, dueAt } = event.data;
    await jobs.enqueue({ ...effectJob(kind, idOf(event.stream), 0), notBefore: new Date(dueAt) });
  },
  describeEffect: async ({ type }) =>
    type === 'EffectPlanned' ? ['Queue the effect at once; the next look at due effects queues it'] : [],
});
