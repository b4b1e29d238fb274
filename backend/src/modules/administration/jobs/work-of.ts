import { z } from 'zod';
import type { Job } from '#platform/jobs/job-queue';
import type { Work } from '../domain/job.decider';

/** Every kind of job, by the form of its payload. */
const work: z.ZodType<Work> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('research'), trackerId: z.string(), runId: z.string() }),
  z.object({ kind: z.literal('mail'), userId: z.string() }),
]);

export const JOB_KINDS = ['research', 'mail'] as const satisfies readonly Work['kind'][];

export const workOf = ({ kind, payload }: Pick<Job, 'kind' | 'payload'>): Work =>
  work.parse({ ...Object(payload), kind });
