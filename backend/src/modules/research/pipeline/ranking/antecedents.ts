import { reworded, type Candidate, type ReadDocument } from '../document';
import { faultOf, MAX_WORDS, unbalanced } from '../sentences/form';
import { oneOf } from '../words/phrases';
import { wordCount } from '../words/stems';
import { acts } from './patterns/news';

const named = oneOf(
  'actions adjustments amendments changes measures modifications provisions requirements rules steps',
);

/** `to implement these provisions`: refers to the preceding sentence. */
const POINTS_BACK = new RegExp(String.raw`\b${oneOf('these those such')} ${named}\b`, 'u');

/** Minimum length of what is kept of the preceding sentence, which explains what is meant. */
const FEWEST_WORDS = 12;

const WHERE_A_PART_ENDS = /,? (?=\()|[,;](?= )/gu;

/** A sentence, or as much of it as there is room for; null if that is too little. */
const within = (text: string, room: number): string | null => {
  if (wordCount(text) <= room) return text;
  const openings = [...text.matchAll(WHERE_A_PART_ENDS)]
    .map(({ index }) => text.slice(0, index))
    .filter((opening) => wordCount(opening) <= room && wordCount(opening) >= FEWEST_WORDS && !unbalanced(opening));
  return openings.at(-1) ?? null;
};

const LONGEST_ITEM = 25;
/** A bracket at the end of an item, which may hold further brackets. */
const LAST_BRACKET = / \([^()]*(?:\([^()]*\)[^()]*)*\)[.;]?$/;

/** What a sentence goes on to list after its cut, without the brackets that end the items; up to the first that is long. */
const furtherItems = (text: string, said: string): readonly string[] => {
  const items = text
    .slice(said.length)
    .split(/; (?:and )?/)
    .slice(1)
    .map((item) => (LAST_BRACKET.test(item) ? `${item.replace(LAST_BRACKET, '')} …` : item.replace(/\.$/, '')));
  const long = items.findIndex((item) => wordCount(item) > LONGEST_ITEM || unbalanced(item));
  return long < 0 ? items : items.slice(0, long);
};

/** `The order also directed …`: beside what is not told. */
const ALSO = /^([^,;:]{5,60}?) also (?=\p{Ll}+ed\b)/u;

const isAntecedent = (before: Candidate): boolean => {
  const fault = faultOf(before);
  return (fault === null || fault === 'too long') && !before.quoted;
};

/**
 * `The order directs the minister to change the fees of ports … This notice amends the list to implement these changes.`: what a
 * document does, after as much of the sentence before as says what that is.
 */
export const actsWithAntecedents = ({ sentences }: Pick<ReadDocument, 'sentences'>): readonly Candidate[] =>
  sentences.flatMap((quoted) => {
    const before = sentences[quoted.place - 1];
    if (before?.block !== quoted.block || !acts.test(quoted.text) || !POINTS_BACK.test(quoted.text)) return [];
    const said = isAntecedent(before) ? within(before.text, MAX_WORDS - wordCount(quoted.text)) : null;
    if (said === null) return [];
    const text = `${said.replace(ALSO, '$1 … ')} ${said === before.text ? '' : '… '}${quoted.text}`;
    const further = furtherItems(before.text, said);
    const madeOf = { quoted, isMain: false, ...(further.length > 0 && { further }) };
    return [{ ...reworded(quoted, text), madeOf }];
  });
