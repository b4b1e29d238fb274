import type { Recorded } from '#kernel/recorded-event';
import type { Job, JobQueue } from '#platform/jobs/job-queue';
import type { Reactor } from '#platform/projection-runner/reactor';
import type { UserEvent } from '#events/accounts/user.events';
import { asksForMail } from '../mails/account-mail';
import { accountMailJob } from '../mails/account-mail-job';

/** The job that an event leads to, with the event's id; null if it requests no mail. */
export const mailJobOf = (recorded: Recorded): Job | null => {
  const event = recorded as Recorded<UserEvent>;
  return asksForMail(event) ? accountMailJob(event.data.userId, event.id) : null;
};

/** The event that requested the mail which this one records as sent; null if it records none. */
export const sentMailOf = (recorded: Recorded): string | null => {
  const event = recorded as Recorded<UserEvent>;
  return event.type === 'AccountMailSent' ? event.data.requestedBy : null;
};

/** Turns events that request a mail into jobs. */
export const accountMailsReactor = (jobs: JobQueue): Reactor => ({
  name: 'account-mails',
  categories: ['user'],
  async react(event) {
    const job = mailJobOf(event);
    if (job !== null) await jobs.enqueue(job);
  },
  describeEffect: async (event) =>
    asksForMail(event as Recorded<UserEvent>)
      ? [`Send the mail of ${event.type} at once; the next look at due mails sends it`]
      : [],
});
