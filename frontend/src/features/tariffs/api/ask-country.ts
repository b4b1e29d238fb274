import { askByEvents } from '#shared/chat/ask';
import type { SendChat } from '#shared/chat/chat';

export const askCountry = (name: string): SendChat => askByEvents('/api/topics/chat-country/', { country_name: name });
