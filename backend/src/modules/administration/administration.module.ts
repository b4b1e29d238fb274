import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { jobEvents } from '#events/administration/job.events';
import { logReadingEvents } from '#events/administration/log-reading.events';
import { projectionEvents } from '#events/administration/projection.events';
import { provideResource } from '#platform/administration/resource';
import { area } from '#platform/area/area';
import { EVENT_CATEGORIES } from '#platform/area/event-categories';
import { CLOCK } from '#platform/clock';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { SECRETS } from '#platform/config/secrets';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { IDS } from '#platform/ids';
import { JOB_QUEUE } from '#platform/jobs/job-queue';
import { OUTBOX } from '#platform/mail/outbox-folder';
import { provideExamination } from '#platform/operator/doctor/examination';
import { provideOperatorCommand } from '#platform/operator/operator-command';
import { READ_STORE } from '#platform/read-store/read-store';
import { decisions } from '#projections/administration/decisions/decisions.projection';
import { logIndexOf } from '#projections/administration/log-index/log-index.projection';
import { logPersonsOf } from '#projections/administration/log-persons/log-persons.projection';
import { examineAuditKey } from './audit/examine-audit-key';
import { ExportEvents, ExportEventsOfUser } from './audit/export-events.routes';
import { DropJob } from './commands/drop-job.route';
import { PauseProjection, ResumeProjection } from './commands/pause-projection.route';
import { RebuildProjection } from './commands/rebuild-projection.route';
import { RetryJob } from './commands/retry-job.route';
import { RetryProjection } from './commands/retry-projection.route';
import { SkipEvent } from './commands/skip-event.route';
import { decisionsResource } from './decisions/decisions.resource';
import { EventMask } from './events/event-mask';
import { eventsCommand } from './events/events.command';
import { eventsResource } from './events/events.resource';
import { healthResource } from './health/health.resource';
import { TrackerAsOf, TrackerHistory } from './history/history.queries';
import { jobsResource } from './jobs/jobs.resource';
import { outboxResource } from './outbox/outbox.resource';
import { ReadMail } from './outbox/read-mail.route';
import { Projections } from './projections/projections';
import { projectionsResource } from './projections/projections.resource';
import { Verifications } from './projections/verifications';
import { VerifyProjection } from './projections/verify-projection.query';
import { FollowRequest } from './requests/follow-request.query';

/** What staff look up and repair at `/api/admin`. Areas contribute their own resources. */
export const administrationArea = area('administration', {
  imports: [DiscoveryModule],
  events: [jobEvents, logReadingEvents, projectionEvents],
  readModels: [logIndexOf, logPersonsOf, decisions],
  routes: {
    ExportEvents,
    Export: ExportEventsOfUser,
    TrackerHistory,
    TrackerAsOf,
    FollowRequest,
    DropJob,
    PauseProjection,
    ReadMail,
    RebuildProjection,
    ResumeProjection,
    RetryJob,
    RetryProjection,
    SkipEvent,
    VerifyProjection,
  },
  providers: [
    EventMask,
    Projections,
    Verifications,
    provideResource(eventsResource, READ_STORE, EVENT_STORE, EVENT_CATEGORIES, EventMask),
    provideResource(decisionsResource, READ_STORE, EVENT_STORE),
    provideResource(projectionsResource, Projections),
    provideResource(jobsResource, JOB_QUEUE),
    provideResource(outboxResource, OUTBOX, READ_STORE),
    provideExamination(examineAuditKey, SECRETS),
    provideOperatorCommand(eventsCommand, EVENT_STORE, EventMask, CommandRunner, CLOCK, IDS),
    provideResource(healthResource, DiscoveryService),
  ],
});
