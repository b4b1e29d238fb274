import { askByEvents } from '#shared/chat/ask';
import type { SendChat } from '#shared/chat/chat';

/** Sends questions about trade with a country. */
export const askCountry = (name: string): SendChat => askByEvents('/api/topics/chat-country/', { country_name: name });
