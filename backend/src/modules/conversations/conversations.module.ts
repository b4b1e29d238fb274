import { conversationEvents } from '#events/conversations/conversation.events';
import { conversationImageEvents } from '#events/conversations/conversation-image.events';
import { healthRecordEvents } from '#events/conversations/health-record.events';
import { area } from '#platform/area/area';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { exporting } from '#platform/export/contributions';
import { stoolLogs } from '#projections/conversations/stool-logs/stool-logs.projection';
import { Assistant } from './assistant';
import { ChatSimStreamEndpoint } from './commands/chat-sim-stream.endpoint';
import { DiaryEntriesEndpoint } from './commands/diary-entries.endpoint';
import { GenerateBlurbsHandler } from './commands/generate-blurbs.command';
import { GenerateBlurbsEndpoint } from './commands/generate-blurbs.endpoint';
import { StateDiagnosis } from './commands/state-diagnosis.command';
import { ConversationHistory } from './diary/history';
import { CARD_ANSWERED, ENTRY_CHANGED, ENTRY_GONE } from './domain/diary-refusals';
import { ConversationImagesEndpoint } from './images/images.endpoint';
import { SendImageHandler } from './images/send-image.command';
import { PrivateReadings } from './private-readings';
import { ChronicDashboard } from './queries/chronic-dashboard.query';
import { conversationOfUser } from './queries/conversation-of-user';
import { StatedDiagnosis } from './queries/stated-diagnosis.query';
import { UserActivityEndpoint } from './queries/user-activity.endpoint';
import { UserConversationEndpoint } from './queries/user-conversation.endpoint';
import { WelcomeMessage } from './queries/welcome-message.query';
import { AnswersInWords } from './replying/answers-in-words';

/** An assistant that keeps a diary of what people tell it, and what administrators see of it. */
export const conversationsArea = area('conversations', {
  events: [conversationEvents, conversationImageEvents, healthRecordEvents],
  refusals: [ENTRY_GONE, ENTRY_CHANGED, CARD_ANSWERED],
  readModels: [stoolLogs],
  routes: { WelcomeMessage, StateDiagnosis, StatedDiagnosis, ChronicDashboard },
  endpoints: [
    ChatSimStreamEndpoint,
    DiaryEntriesEndpoint,
    ConversationImagesEndpoint,
    UserConversationEndpoint,
    GenerateBlurbsEndpoint,
    UserActivityEndpoint,
  ],
  providers: [
    Assistant,
    AnswersInWords,
    ConversationHistory,
    PrivateReadings,
    GenerateBlurbsHandler,
    SendImageHandler,
    exporting(conversationOfUser, EVENT_STORE, DeciderRunner),
  ],
});
