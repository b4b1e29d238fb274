import { deliveryEvents } from '#events/delivery/delivery.events';
import { forgottenBriefsEvents } from '#events/delivery/forgotten-briefs.events';
import { provideOutboundKind } from '#modules/outbound/published';
import { area } from '#platform/area/area';
import { CLOCK } from '#platform/clock';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { CONFIG } from '#platform/config/config';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { provideExpiry } from '#platform/expiry/expiring';
import { provideForgetting } from '#platform/expiry/forgetting';
import { provideExport } from '#platform/export/contributions';
import { FILE_STORE } from '#platform/file-store/file-store';
import { MAILER } from '#platform/mail/mailer';
import { fromPorts } from '#platform/multi-provider';
import { provideProcess } from '#platform/processes/contributions';
import { READ_MODEL_PROGRESS } from '#platform/read-store/read-model-progress';
import { MODEL_RECORDS, READ_STORE } from '#platform/read-store/read-store';
import { provideRecurringWork } from '#platform/recurring/recurring';
import { briefs } from '#projections/delivery/briefs/briefs.projection';
import { keptExchanges } from '#projections/delivery/kept-exchanges/kept-exchanges.projection';
import { pausedDestinations } from '#projections/delivery/paused-destinations/paused-destinations.projection';
import { waitingNews } from '#projections/delivery/waiting-news/waiting-news.projection';
import { BriefContents } from './brief/brief-contents';
import { oldBriefs } from './brief/brief-retention';
import { WeekOfBrief } from './brief/week-of-brief';
import { slackBriefs, textBriefs, webhookBriefs } from './channels/channel-briefs.kind';
import { ChannelCalls } from './channels/channel-calls';
import { ChannelQuestions } from './channels/confirmation/channel-questions';
import { channelQuestions } from './channels/confirmation/channel-questions.kind';
import { ConfirmChannel, GetConfirmation } from './channels/confirmation/confirm-channel.route';
import { ConfirmationLinks } from './channels/confirmation/confirmation-links';
import { ShortLink } from './channels/short-link.route';
import { TestChannel } from './channels/test/test-channel.route';
import { TestMessages } from './channels/test/test-messages';
import { TextMessages } from './channels/text/text-messages';
import { GetChannelSecret, ReplaceChannelSecret } from './channels/webhook/channel-secret';
import { exchangeExpiry } from './channels/webhook/exchanges/exchange-expiry';
import { Exchanges } from './channels/webhook/exchanges/exchanges';
import { exportedExchanges } from './channels/webhook/exchanges/exported-exchanges';
import { WebhookSecrets } from './channels/webhook/webhook-secrets';
import { QueueNewsHandler } from './commands/queue-news.command';
import { RescheduleNewsHandler } from './commands/reschedule-news.command';
import { ResumeDestination } from './commands/resume-destination.route';
import { TurnOwnAddressOff } from './commands/turn-own-address-off.route';
import { Unsubscribe, UnsubscribeFromAll } from './commands/unsubscribe.route';
import { FeedbackLinks } from './feedback/feedback-links';
import { GetMailedLine, GiveMailedFeedback } from './feedback/mailed-feedback';
import { briefMailKind } from './mail/brief-mail.kind';
import { UnsubscribeLinks } from './mail/unsubscribe-links';
import { briefPlanner } from './planner/brief-planner';
import { addedChannelsAreAsked } from './processes/added-channels.process';
import { expiredExchangesDeleteFiles } from './processes/expired-exchanges.process';
import { attemptsCountForDestinations } from './processes/failing-destinations.process';
import { plannedBriefsAreSent } from './processes/planned-briefs.process';
import { publishedRunsQueueNews } from './processes/published-runs.process';
import { sendTimesRescheduleNews } from './processes/send-times.process';
import { GetAttempts } from './queries/attempts.query';
import { GetDeliveries } from './queries/deliveries.query';
import { GetStoredBrief } from './queries/stored-brief.query';
import { GetUnsubscribe } from './queries/unsubscribe.query';

/** Briefs: what is told to whom, when, and by which channel. */
export const deliveryArea = area('delivery', {
  events: [deliveryEvents, forgottenBriefsEvents],
  readModels: [waitingNews, briefs, pausedDestinations, keptExchanges],
  processes: [
    publishedRunsQueueNews,
    sendTimesRescheduleNews,
    plannedBriefsAreSent,
    addedChannelsAreAsked,
    attemptsCountForDestinations,
    provideProcess(expiredExchangesDeleteFiles, FILE_STORE),
  ],
  routes: {
    GetUnsubscribe,
    GetDeliveries,
    GetStoredBrief,
    GetAttempts,
    ResumeDestination,
    TurnOwnAddressOff,
    ConfirmChannel,
    GetConfirmation,
    GiveMailedFeedback,
    GetMailedLine,
    GetChannelSecret,
    ReplaceChannelSecret,
    TestChannel,
    Unsubscribe,
    UnsubscribeFromAll,
    ShortLink,
  },
  providers: [
    QueueNewsHandler,
    RescheduleNewsHandler,
    provideRecurringWork(
      briefPlanner,
      CONFIG,
      EVENT_STORE,
      READ_MODEL_PROGRESS,
      READ_STORE,
      MODEL_RECORDS,
      CLOCK,
      CommandRunner,
    ),
    BriefContents,
    WeekOfBrief,
    UnsubscribeLinks,
    FeedbackLinks,
    ConfirmationLinks,
    ChannelQuestions,
    ChannelCalls,
    TestMessages,
    TextMessages,
    WebhookSecrets,
    Exchanges,
    provideForgetting(oldBriefs),
    provideExpiry(exchangeExpiry),
    provideExport(exportedExchanges, FILE_STORE),
    provideOutboundKind(
      ...fromPorts(briefMailKind, {
        reads: READ_STORE,
        contents: BriefContents,
        weeks: WeekOfBrief,
        links: UnsubscribeLinks,
        feedback: FeedbackLinks,
        mailer: MAILER,
        clock: CLOCK,
        config: CONFIG,
      }),
    ),
    provideOutboundKind(slackBriefs, READ_STORE, BriefContents, CLOCK, ChannelCalls),
    provideOutboundKind(webhookBriefs, READ_STORE, BriefContents, CLOCK, ChannelCalls),
    provideOutboundKind(textBriefs, READ_STORE, BriefContents, CLOCK, TextMessages),
    provideOutboundKind(channelQuestions, READ_STORE, EVENT_STORE, READ_MODEL_PROGRESS, ChannelQuestions, CLOCK),
  ],
});
