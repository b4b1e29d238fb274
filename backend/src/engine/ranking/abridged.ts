import { languageOf } from '#text/languages/detection';
import { english } from '#text/languages/english/english';
import { limits } from '#text/languages/english/limits';
import { isTooLong, MAX_WORDS, unbalanced } from '#text/sentences/form';
import { bracketedAfterSpace } from '#text/words/quotations';
import { tokens, wordCount } from '#text/words/stems';
import { cuesOf } from './cues';

/** Words of what is left at the least: a shorter piece of a long sentence adds little to its page's title. */
const FEWEST_WORDS = 20;

/** `In light of recent events, `, but not `In 2025, ` */
const OPENING = /^(?<first>\p{Lu}\p{Ll}*) [^\d,;:“”"()]+, (?=(?<next>\p{L}+) )/u;
/** All but the first and the last item of a list: `Order 12, as amended; Order 14, as amended; and Order 16`. */
const ITEM = /; [^;:“”"()]+(?=;)/gu;
const INSERTION = /, (?<first>\p{Ll}[\p{L}’']*) [^,;:“”"()]+(?=, )/gu;
const DETAIL = /, (?=(?<first>\p{Ll}[\p{L}’']*) )|; (?=\p{Ll})| [—–] /gu;

interface Words {
  /** Whether a piece that opens with a word leans on another, as one with a preposition does, and one with an article or a verb does not. */
  readonly leans: (first: string) => boolean;
  readonly articles: ReadonlySet<string>;
  /** Words that open a further item rather than a detail: `and`. */
  readonly joins: ReadonlySet<string>;
  /** Whether a piece that does not lean has a verb with what it needs. */
  readonly hasVerb: (words: readonly string[]) => boolean;
  /** Without a piece with one of these, a sentence says more than its page does. */
  readonly limits: RegExp;
}

/** Leaves something off, if a sentence is too long. */
type Step = (text: string, words: Words) => string;

const wordsFor = (text: string): Words => {
  const language = languageOf(text);
  const { functionWords, description, news } = language ?? english;
  return {
    leans: (first) => functionWords.has(first) && !news.determiners.has(first) && !news.auxiliaries.has(first),
    articles: news.determiners,
    joins: new Set(description.conjunctions.split('|')),
    hasVerb: (words) =>
      cuesOf(language).event(words) || words.some((word, at) => at + 1 < words.length && news.auxiliaries.has(word)),
    limits: language?.endings.not ?? limits,
  };
};

const piecesOf = (text: string): readonly (readonly string[])[] => text.split(/[,;] | […—–] ?/).map(tokens);

const leaning = ([first]: readonly string[], { leans }: Words): boolean =>
  first !== undefined && leans(first.toLowerCase());

/** Whether a text has a main clause with a known verb: `Within 30 days, the board, in haste,` has none before `shall meet`. */
const hasClause = (text: string, words: Words): boolean =>
  piecesOf(text).some((piece) => !leaning(piece, words) && words.hasVerb(piece));

/** Whether a text may end in who said what is before it: `, the minister said.` */
const mayEndInSpeaker = (text: string, words: Words): boolean => !leaning(piecesOf(text).at(-1) ?? [], words);

/** One ellipsis for pieces in a row, without the comma after them. */
const joined = (text: string): string => text.replace(/ …(?:[,;]? …)+/g, ' …').replaceAll(' …,', ' …');

/** Without some pieces, in their order, until it is short enough. */
const without = (pieces: readonly string[], text: string, { limits }: Words): string =>
  pieces
    .filter((piece) => !limits.test(piece))
    .reduce((left, piece) => (isTooLong(left) ? left.replace(piece, ' …') : left), text);

const longestFirst = (pieces: readonly string[]): readonly string[] =>
  [...pieces].sort((one, other) => wordCount(other) - wordCount(one));

/** Without what stands before the subject, which an article opens. */
const withoutOpening: Step = (text, words) => {
  const { 0: opening = '', groups: { first = '', next = '' } = {} } = OPENING.exec(text) ?? {};
  return words.leans(first.toLowerCase()) && words.articles.has(next) && !words.limits.test(opening)
    ? `… ${text.slice(opening.length)}`
    : text;
};

const withoutBrackets: Step = (text, words) =>
  without(longestFirst(text.match(bracketedAfterSpace) ?? []), text, words);

const withoutItems: Step = (text, words) => without(text.match(ITEM) ?? [], text, words);

/** Without what stands before the main clause or between its subject and its verb: how something is done is missed less than what is done. */
const withoutInsertions: Step = (text, words) => {
  const pieces = [...text.matchAll(INSERTION)].flatMap(({ 0: piece, index, groups }) => {
    const first = groups?.['first'] ?? '';
    return words.leans(first) && !words.joins.has(first) && !hasClause(text.slice(0, index), words) ? [piece] : [];
  });
  return without(longestFirst(pieces), text, words);
};

interface Shorter {
  readonly text: string;
  readonly words: number;
  /** Whether what is left off comes after a semicolon: a comma may stand within an item, `fees for ferries, barges, and tugs; and dues`. */
  readonly isItem: boolean;
}

/** A text without its last detail, without its last two, and so on, as far as these can be left off. */
const withoutLast = (text: string, words: Words): readonly Shorter[] =>
  [...text.matchAll(DETAIL)].reverse().flatMap(({ 0: mark, index, groups }): readonly Shorter[] => {
    const [left, details] = [text.slice(0, index), text.slice(index)];
    const first = groups?.['first'];
    const isMain = hasClause(left, words) || !hasClause(details, words);
    const isDetail = (first === undefined || words.leans(first)) && !mayEndInSpeaker(details, words);
    const count = wordCount(left);
    return isDetail && isMain && count >= FEWEST_WORDS && !words.limits.test(details) && !unbalanced(left)
      ? [{ text: `${left} …`, words: count, isItem: mark === '; ' }]
      : [];
  });

const withoutDetails: Step = (text, words) => {
  const short = withoutLast(text, words).filter((each) => each.words <= MAX_WORDS);
  return (short.find(({ isItem }) => isItem) ?? short[0])?.text ?? text;
};

/** Brackets twice, for those around others. */
const steps: readonly Step[] = [
  withoutBrackets,
  withoutBrackets,
  withoutOpening,
  withoutItems,
  withoutInsertions,
  withoutDetails,
];

/**
 * A sentence that is too long for a line, with ellipses for what stands in brackets, in lists, at its end or between commas. Null if it is short
 * enough, if nothing can be left off without making it say more than its page does, or if too little is left.
 */
export const abridged = (text: string): string | null => {
  if (!isTooLong(text)) return null;
  const words = wordsFor(text);
  const short = joined(steps.reduce((left, step) => (isTooLong(left) ? step(left, words) : left), text));
  return isTooLong(short) || wordCount(short) < FEWEST_WORDS ? null : short;
};

/** A sentence as a line has room for it. */
export const asLine = (text: string): string => abridged(text) ?? text;

/** A sentence without its last detail, without its last two, and so on: as much of it as may still hold when a detail holds no longer. */
export const withoutLastDetails = (text: string): readonly string[] =>
  withoutLast(text, wordsFor(text)).map((shorter) => joined(shorter.text));
