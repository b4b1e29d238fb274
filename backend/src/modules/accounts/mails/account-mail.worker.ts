import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { Clock } from '#kernel/clock';
import { jobDecider } from '#modules/administration/published';
import { CLOCK } from '#platform/clock';
import { reactionTo } from '#platform/command-handling/command-context';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CONFIG, type Config } from '#platform/config/config';
import { JOB_QUEUE, type Job, type JobQueue } from '#platform/jobs/job-queue';
import { MAILER, type Mailer } from '#platform/mail/mailer';
import { userDecider } from '../domain/user.decider';
import { type UserEvent, userEvents } from '#events/accounts/user.events';
import { AccountKeys } from '../keys/account-keys';
import { accountMail, asksForMail } from './account-mail';
import { MAIL_JOBS } from './account-mail-job';

/** The delays double, starting at two seconds: a mail server may be down for most of a day. */
const TRIES = { concurrency: 4, attempts: 16, backoffMs: 2000 };

const payloadSchema = z.object({ userId: z.string(), requestedBy: z.string() });

/** Writes and sends account mails, and records that they were sent. */
@Injectable()
export class AccountMailWorker implements OnApplicationBootstrap {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(JOB_QUEUE) private readonly jobs: JobQueue,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    this.jobs.work(MAIL_JOBS, TRIES, (job) => this.deliver(job));
  }

  async deliver(job: Job): Promise<void> {
    const { userId, requestedBy } = payloadSchema.parse(job.payload);
    const history = await this.runner.history<UserEvent>(userEvents.stream(userId));
    const user = history.reduce(userDecider.evolve, userDecider.initialState);
    const request = history.find(({ id }) => id === requestedBy);
    if (request === undefined || !asksForMail(request)) return;
    if ((user.status === 'pending' || user.status === 'active') && user.mailsSent.includes(requestedBy)) return;
    // It may have been queued once more at that moment.
    if ((await this.runner.settledStateOf(jobDecider, requestedBy)).dropped) return;

    const mail = accountMail(request, user, this.config, this.keys, this.clock.now().toISOString());
    if (mail === null) return;
    await this.mailer.send(mail);
    await this.runner.run(userDecider, userId, { type: 'RecordMailSent', requestedBy }, reactionTo(request));
  }
}
