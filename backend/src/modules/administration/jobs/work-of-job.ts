import { z } from 'zod';
import type { Job } from '#platform/jobs/job-queue';
import type { JobWork } from '../domain/job.decider';

/** Every kind of job that administrators see here. Jobs that send something out of the product are among the deliveries. */
export const JOB_KINDS = ['research'] as const satisfies readonly JobWork['kind'][];

const work: z.ZodType<JobWork> = z.object({ kind: z.literal('research'), trackerId: z.string(), runId: z.string() });

export const workOfJob = ({ kind, payload }: Pick<Job, 'kind' | 'payload'>): JobWork =>
  work.parse({ ...Object(payload), kind });
