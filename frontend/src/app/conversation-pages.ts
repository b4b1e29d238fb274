/** The pages of conversations, for administrators, in one chunk. */
export { ChatSimulatorPage } from '../features/conversations/pages/chat-simulator.page';
export { UserConversationPage } from '../features/conversations/pages/user-conversation.page';
