import { phrases } from './patterns';
import { writtenWords } from './written-words';

/** A message that neither reports nor asks anything. */
export type Courtesy = 'thanks' | 'greeting' | 'agreement';

const patterns = Object.values(writtenWords).map(({ courtesies: { thanks, greetings, agreement, beside } }) => ({
  all: new RegExp(phrases([thanks, greetings, agreement, beside].join('|')), 'giu'),
  kinds: [
    ['thanks', phrases(thanks)],
    ['greeting', phrases(greetings)],
    ['agreement', phrases(agreement)],
  ] as const,
}));

/**
 * The courtesy that a message consists of; null if it says anything else. Such messages may be too short for their
 * language to be detected.
 */
export const courtesyIn = (message: string): Courtesy | null => {
  for (const { all, kinds } of patterns) {
    if (/[\p{L}\p{N}]/u.test(message.replace(all, ' '))) continue;
    const kind = kinds.find(([, pattern]) => pattern.test(message));
    if (kind !== undefined) return kind[0];
  }
  return null;
};
