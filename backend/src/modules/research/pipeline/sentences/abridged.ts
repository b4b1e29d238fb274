import { languageOf } from '../languages/detection';
import { english } from '../languages/english/english';
import { limits } from '../languages/english/limits';
import { wordCount } from '../words/stems';
import { isTooLong, MAX_WORDS, unbalanced } from './form';

/** Words of what is left at the least: a shorter piece of a long sentence adds little to its page's title. */
const FEWEST_WORDS = 20;

/** What stands in brackets, or between two commas. */
const ASIDE = / \([^()]*\)|, (?=(?<first>\p{Ll}[\p{L}’']*) )[^,;:“”"()]+,(?= )/gu;
/** Where a sentence goes on to details. */
const DETAIL = /(?:, (?=(?<first>\p{Ll}[\p{L}’']*) )|; (?=\p{Ll})| [—–] )/gu;

interface Words {
  readonly isFunctionWord: (word: string) => boolean;
  /** Without a piece with one of these, a sentence says more than its page does. */
  readonly limits: RegExp;
}

const wordsFor = (text: string): Words => {
  const language = languageOf(text);
  const { functionWords } = language ?? english;
  return { isFunctionWord: (word) => functionWords.has(word), limits: language?.endings.not ?? limits };
};

const joined = (text: string): string => text.replace(/ …(?:,? …)+/g, ' …');

/** Without what stands in brackets or between commas, the longest first, until it is short enough. */
const withoutAsides = (text: string, { isFunctionWord, limits }: Words): string => {
  const asides = [...text.matchAll(ASIDE)]
    .filter(({ 0: piece, groups }) => groups?.['first'] === undefined || isFunctionWord(groups['first']))
    .map(([piece]) => piece)
    .filter((piece) => !limits.test(piece))
    .sort((one, other) => wordCount(other) - wordCount(one));
  return asides.reduce((left, piece) => (isTooLong(left) ? joined(left.replace(piece, ' …')) : left), text);
};

/** Whether a text may end in who said what is before it: `, the minister said.` */
const mayEndInSpeaker = (details: string, { isFunctionWord }: Words): boolean =>
  !isFunctionWord(/(?:^|[,;—–]) ?(\p{L}+)[^,;—–]*$/u.exec(details)?.[1] ?? '');

/** Up to the last of the details for which there is room; null if they cannot be left off. */
const withoutDetails = (text: string, words: Words): string | null => {
  const end = [...text.matchAll(DETAIL)].findLast(
    ({ index, groups }) =>
      (groups?.['first'] === undefined || words.isFunctionWord(groups['first'])) &&
      wordCount(text.slice(0, index)) <= MAX_WORDS &&
      !unbalanced(text.slice(0, index)),
  );
  if (end === undefined) return null;
  const details = text.slice(end.index);
  return words.limits.test(details) || mayEndInSpeaker(details, words) ? null : joined(`${text.slice(0, end.index)} …`);
};

/**
 * A sentence that is too long for a line, with ellipses for what stands in brackets, between commas or at its end. Null if it is short
 * enough, if nothing can be left off without making it say more than its page does, or if too little is left.
 */
export const abridged = (text: string): string | null => {
  if (!isTooLong(text)) return null;
  const words = wordsFor(text);
  const inner = withoutAsides(text, words);
  const short = isTooLong(inner) ? withoutDetails(inner, words) : inner;
  return short === null || wordCount(short) < FEWEST_WORDS ? null : short;
};

/** A sentence as a line has room for it. */
export const asLine = (text: string): string => abridged(text) ?? text;
