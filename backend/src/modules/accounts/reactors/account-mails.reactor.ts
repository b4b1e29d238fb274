import type { Recorded } from '#kernel/recorded-event';
import type { JobQueue } from '#platform/jobs/job-queue';
import type { Reactor } from '#platform/projection-runner/reactor';
import type { UserEvent } from '../domain/user.events';
import { asksForMail } from '../mails/account-mail';
import { accountMailJob } from '../mails/account-mail.worker';

/** Turns events that request a mail into jobs, with the event's id. */
export const accountMailsReactor = (jobs: JobQueue): Reactor => ({
  name: 'account-mails',
  categories: ['user'],
  async react(recorded) {
    const event = recorded as Recorded<UserEvent>;
    if (asksForMail(event)) await jobs.enqueue(accountMailJob(event.data.userId, event.id));
  },
});
