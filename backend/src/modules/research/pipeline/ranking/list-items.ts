import type { Candidate, ReadDocument } from '../document';
import { alsoPlurals, eventVerbs, imperatives, ownNames } from './event-words';

/** `Revokes the order …`: clear under the title of the page that does so. */
export const opensWithItsVerb = (text: string): boolean => {
  const [first = '', second = ''] = text.split(' ', 2).map((word) => word.toLowerCase());
  if (alsoPlurals.has(first)) return /^(?:the|an?|all|its|new)$/.test(second);
  return /[^s]s$/.test(first) && (eventVerbs.has(first) || imperatives.has(first));
};

/** `Today’s order:`, `The Act does the following:` before a list of what it does. */
const LEAD_IN = new RegExp(
  String.raw`\b(?:${[...ownNames].join('|')}|decree|ordinance|determination)s?\b[^.:]{0,60}:$`,
  'i',
);

/** Whether a sentence is an item of a list of what its document does. */
export const isActOfDocument = ({ sentences }: ReadDocument, { text, place }: Candidate): boolean => {
  if (!opensWithItsVerb(text)) return false;
  const leadIn = sentences.slice(0, place).findLast((above) => !opensWithItsVerb(above.text));
  return leadIn !== undefined && LEAD_IN.test(leadIn.text);
};
