/** The pages of conversations, a person’s own and those for administrators, in one chunk. */
export { ChatSimulatorPage } from '../features/conversations/pages/chat-simulator.page';
export { DiaryPage } from '../features/conversations/pages/diary.page';
export { UserConversationPage } from '../features/conversations/pages/user-conversation.page';
