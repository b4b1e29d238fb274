import { z } from 'zod';
import type { Job } from '#platform/jobs/job-queue';

const payload = z.object({ effectId: z.string() });

/** The job of the attempt after `attempts`; queued again, it has the same id. It carries nothing but ids. */
export const effectJob = (kind: string, effectId: string, attempts: number): Job => ({
  id: `${effectId}-${attempts}`,
  kind,
  payload: { effectId },
});

export const effectOf = (job: Pick<Job, 'payload'>): string => payload.parse(job.payload).effectId;
