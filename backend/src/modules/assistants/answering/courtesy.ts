import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import { courtesyIn } from '#text/languages/courtesies';
import { replyWords } from './reply-words';

/** Replies to a message that is only thanks, a greeting or agreement; null for any other. */
export const replyToCourtesy = (message: string, language: InterfaceLanguage = 'en'): string | null => {
  const courtesy = courtesyIn(message);
  return courtesy === null ? null : replyWords[language].courtesies[courtesy];
};
