import { askByEvents } from '#shared/chat/ask';
import type { SendChat } from '#shared/chat/chat';

export const askAgency = (name: string): SendChat => askByEvents('/api/topics/chat-org', { org_name: name });
