import type { Job } from '#platform/jobs/job-queue';

export const MAIL_JOBS = 'mail';

/** Jobs contain only ids: personal data is read from the log when the mail is written. */
export const accountMailJob = (userId: string, requestedBy: string): Job => ({
  id: requestedBy,
  kind: MAIL_JOBS,
  payload: { userId, requestedBy },
});
