import type { CandidateSentence, ReadDocument } from '../document';
import { binds, opensTerms } from '#text/languages/english/news';

const NEXT_SECTION = /^(?:Section|SECTION|Sec\.|SEC\.|Article|Art\.|§) ?\d/;

/**
 * Whether a sentence is one of the terms that an earlier one lists: after `Agencies shall only buy models that comply with the
 * following principles:`, `Developers shall not …` binds only those who sell to agencies.
 */
export const isTermOfList = ({ sentences }: ReadDocument, { text, index }: CandidateSentence): boolean => {
  if (!binds.test(text)) return false;
  const section = sentences.findLastIndex((above) => above.index <= index && NEXT_SECTION.test(above.label));
  return sentences.slice(Math.max(0, section), index).some((above) => opensTerms.test(above.text));
};
