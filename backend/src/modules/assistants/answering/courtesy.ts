import { languages } from '#text/languages/all';
import { phrases } from '#text/languages/patterns';
import { courtesyWords } from '../languages/courtesy-words';

const patterns = languages.map(({ code }) => {
  const { thanks, greetings, around } = courtesyWords[code];
  return {
    thanks: phrases(thanks),
    greetings: phrases(greetings),
    all: new RegExp(phrases([thanks, greetings, around].join('|')), 'giu'),
  };
});

/** Replies to a message that only thanks or greets; null to any other. It may be too short for its language to be known. */
export const replyToCourtesy = (message: string): string | null => {
  for (const { thanks, greetings, all } of patterns) {
    if (/[\p{L}\p{N}]/u.test(message.replace(all, ' '))) continue;
    if (thanks.test(message)) return 'You are welcome. Ask whatever else you would like to know.';
    if (greetings.test(message)) return 'Hello. What would you like to know?';
  }
  return null;
};
