import { conversationImageEvents } from '#events/conversations/conversation-image.events';
import { conversationEvents } from '#events/conversations/conversation.events';
import { healthRecordEvents } from '#events/conversations/health-record.events';
import { area } from '#platform/area/area';
import { StreamReader } from '#platform/command-handling/stream-reader';
import { EVENT_STORE } from '#platform/event-store/event-store';
import { provideExport } from '#platform/export/contributions';
import { stoolLogs } from '#projections/conversations/stool-logs/stool-logs.projection';
import { Assistant } from './assistant';
import { ChatSimStream } from './commands/chat-sim-stream.route';
import { AddEntry, ChangeEntry, DeleteEntry } from './commands/diary-entries.routes';
import { GenerateBlurbs } from './commands/generate-blurbs.route';
import { Messages } from './commands/send-message';
import { KeepEntries, RefuseEntries } from './commands/settle-proposals.routes';
import { StateDiagnosis } from './commands/state-diagnosis.route';
import { ConversationHistory } from './diary/history';
import { CARD_ANSWERED, ENTRY_CHANGED, ENTRY_GONE } from './domain/diary-refusals';
import { GetConversationImage } from './images/conversation-image.query';
import { SendImage } from './images/send-image.route';
import { PrivateReadings } from './private-readings';
import { ChronicDashboard } from './queries/chronic-dashboard.query';
import { conversationOfUser } from './queries/conversation-of-user';
import { GetDiary } from './queries/diary.query';
import { StatedDiagnosis } from './queries/stated-diagnosis.query';
import { GetUserActivity } from './queries/user-activity.query';
import { GetMessages, GetUserBlurbs, GetUserConversation } from './queries/user-conversation.query';
import { UsersWhoLog } from './queries/users-who-log.query';
import { WelcomeMessage } from './queries/welcome-message.query';
import { AnswersInWords } from './replying/answers-in-words';

/** The assistant that keeps a diary of what people tell it, and the pages on which administrators see it. */
export const conversationsArea = area('conversations', {
  events: [conversationEvents, conversationImageEvents, healthRecordEvents],
  refusals: [ENTRY_GONE, ENTRY_CHANGED, CARD_ANSWERED],
  readModels: [stoolLogs],
  routes: {
    WelcomeMessage,
    StateDiagnosis,
    StatedDiagnosis,
    ChronicDashboard,
    AddEntry,
    ChangeEntry,
    DeleteEntry,
    GenerateBlurbs,
    SendImage,
    // Keys name the bodies in the OpenAPI document.
    ChatSim: ChatSimStream,
    Keep: KeepEntries,
    Refuse: RefuseEntries,
    GetConversationImage,
    GetUserConversation,
    GetUserBlurbs,
    GetMessages,
    GetUserActivity,
    GetDiary,
    UsersWhoLog,
  },
  providers: [
    Assistant,
    AnswersInWords,
    ConversationHistory,
    PrivateReadings,
    Messages,
    provideExport(conversationOfUser, EVENT_STORE, StreamReader),
  ],
});
