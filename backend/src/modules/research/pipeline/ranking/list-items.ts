import type { Candidate, ReadDocument } from '../document';
import { alsoPlurals, eventVerbs, imperatives, ownNames } from './event-words';
import { binds } from './patterns/news';

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

/** `only those models that comply with the following principles:` */
const TERMS = /\b(?:only|comply|complies|meets?|accordance)\b.*\b(?:following|these)\b.*:$/;
const NEXT_SECTION = /^(?:Section|SECTION|Sec\.|SEC\.|Article|Art\.|§) ?\d/;

/**
 * Whether a sentence is one of the terms that an earlier one lists: after `Agencies shall only buy models that comply with the
 * following principles:`, `Developers shall not …` binds only those who sell to agencies.
 */
export const isTermOfList = ({ sentences }: ReadDocument, { text, place }: Candidate): boolean => {
  if (!binds.test(text)) return false;
  const section = sentences.findLastIndex((above) => above.place <= place && NEXT_SECTION.test(above.label));
  return sentences.slice(Math.max(0, section), place).some((above) => TERMS.test(above.text));
};
