import { deliveryEvents } from '#events/delivery/delivery.events';
import { delivering } from '#modules/outbound/published';
import { SourceLinks, ToldNewsOf } from '#modules/research/published';
import { area } from '#platform/area/area';
import { CLOCK } from '#platform/clock';
import { CONFIG } from '#platform/config/config';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { READ_MODEL_PROGRESS } from '#platform/http/read-model-progress';
import { MAILER } from '#platform/mail/mailer';
import { READ_STORE } from '#platform/read-store/read-store';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { PlanBriefsHandler } from './commands/plan-briefs.command';
import { QueueNewsHandler } from './commands/queue-news.command';
import { RescheduleNewsHandler } from './commands/reschedule-news.command';
import { UnsubscribeEndpoint, UnsubscribeHandler } from './commands/unsubscribe.command';
import { briefMailKind } from './mail/brief-mail.kind';
import { UnsubscribeLinks } from './mail/unsubscribe-links';
import { BriefPlanner } from './planner/brief-planner';
import { publishedNews } from './processes/news.process';
import { plannedBriefs } from './processes/planned-briefs.process';
import { GetUnsubscribe } from './queries/unsubscribe.query';
import { chosenSendTimes } from './processes/send-time.process';

/** Briefs: what is told to whom, when, and by which channel. */
export const deliveryArea = area('delivery', {
  events: [deliveryEvents],
  readModels: [waitingNews, briefs],
  processes: [publishedNews, chosenSendTimes, plannedBriefs],
  routes: [GetUnsubscribe],
  endpoints: [UnsubscribeEndpoint],
  providers: [
    QueueNewsHandler,
    RescheduleNewsHandler,
    PlanBriefsHandler,
    UnsubscribeHandler,
    BriefPlanner,
    SourceLinks,
    ToldNewsOf,
    UnsubscribeLinks,
    delivering(
      briefMailKind,
      READ_STORE,
      EVENT_STORE,
      READ_MODEL_PROGRESS,
      ToldNewsOf,
      UnsubscribeLinks,
      MAILER,
      CLOCK,
      CONFIG,
    ),
  ],
});
