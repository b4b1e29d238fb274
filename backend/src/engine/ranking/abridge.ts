import { memoize } from '#kernel/memoize';
import { languageOf } from '#text/languages/detection';
import { english } from '#text/languages/english/english';
import { limits } from '#text/languages/english/limits';
import { isTooLong, MAX_WORDS, unbalanced } from '#text/sentences/form';
import type { Sentence } from '#text/sentences/sentences';
import { BRACKETED_AFTER_SPACE } from '#text/words/quotations';
import { tokens, wordCount } from '#text/words/stems';
import { cuesOf } from './cues';

/** Minimum number of words left. A shorter piece of a long sentence adds little to the title of its page. */
const MIN_WORDS_LEFT = 20;

/** An introductory phrase such as `In light of recent events, `, but not `In 2025, `. */
const OPENING_INSERTION = /^(?<first>\p{Lu}\p{Ll}*) [^\d,;:“”"()]+, (?=(?<next>\p{L}+) )/u;
/** A remark on one item of a list: `Order 12, as amended; Order 14, as amended; and Order 16`. */
const OF_ITEM = /, (?<first>\p{Ll}[\p{L}’']*) [^,;:“”"()]+(?=;)/gu;
/** The items of a list other than the first and last. */
const ITEM = /; [^;:“”"()]+(?=;)/gu;
const INSERTION = /, (?<first>\p{Ll}[\p{L}’']*) [^,;:“”"()]+(?=, )/gu;
const DETAIL = /, (?=(?<first>\p{Ll}[\p{L}’']*) )|; (?=\p{Ll})| [—–] /gu;

interface AbridgingLexicon {
  /**
   * Whether a piece depends on another one, judging by its first word: it does if that is a preposition, not if it is
   * an article or a verb.
   */
  readonly leans: (first: string) => boolean;
  readonly articles: ReadonlySet<string>;
  /** Words that introduce another item rather than a detail: `and`. */
  readonly joins: ReadonlySet<string>;
  /** Whether an independent piece has a verb and what that verb needs. */
  readonly hasVerb: (words: readonly string[]) => boolean;
  /** Pieces that must stay: without them the sentence would say more than its page does. */
  readonly limits: RegExp;
}

/** Shortens a sentence if it is too long. */
type Step = (text: string, words: AbridgingLexicon) => string;

const wordsFor = (text: string): AbridgingLexicon => {
  const language = languageOf(text);
  const { functionWords, description, news } = language ?? english;
  return {
    leans: (first) => functionWords.has(first) && !news.determiners.has(first) && !news.auxiliaries.has(first),
    articles: news.determiners,
    joins: new Set(description.conjunctions.split('|')),
    hasVerb: (words) =>
      cuesOf(language).event(words) ||
      words.some((word, index) => index + 1 < words.length && news.auxiliaries.has(word)),
    limits: language?.endings.not ?? limits,
  };
};

const piecesOf = (text: string): readonly (readonly string[])[] => text.split(/[,;] | […—–] ?/).map(tokens);

const leaning = ([first]: readonly string[], { leans }: AbridgingLexicon): boolean =>
  first !== undefined && leans(first.toLowerCase());

/**
 * Whether a text has a main clause with a known verb: `Within 30 days, the board, in haste,` has none before `shall
 * meet`.
 */
const hasClause = (text: string, words: AbridgingLexicon): boolean =>
  piecesOf(text).some((piece) => !leaning(piece, words) && words.hasVerb(piece));

/** Whether a text may end with its speaker: `, the minister said.` */
const mayEndInSpeaker = (text: string, words: AbridgingLexicon): boolean =>
  !leaning(piecesOf(text).at(-1) ?? [], words);

/** Merges adjacent ellipses into one. */
const joined = (text: string): string => text.replace(/ …(?:[,;]? …)+/g, ' …').replaceAll(' …,', ' …');

/** Leaves pieces out in order until the text is short enough. */
const withoutPieces = (pieces: readonly string[], text: string, { limits }: AbridgingLexicon): string =>
  pieces
    .filter((piece) => !limits.test(piece))
    .reduce((left, piece) => (isTooLong(left) ? left.replace(piece, ' …') : left), text);

const longestFirst = (pieces: readonly string[]): readonly string[] =>
  [...pieces].sort((a, b) => wordCount(b) - wordCount(a));

/** Leaves out what precedes the subject, which starts with an article. */
const withoutOpening: Step = (text, words) => {
  const { 0: opening = '', groups: { first = '', next = '' } = {} } = OPENING_INSERTION.exec(text) ?? {};
  return words.leans(first.toLowerCase()) && words.articles.has(next) && !words.limits.test(opening)
    ? `… ${text.slice(opening.length)}`
    : text;
};

const withoutBrackets: Step = (text, words) =>
  withoutPieces(longestFirst(text.match(BRACKETED_AFTER_SPACE) ?? []), text, words);

const withoutDetailsOfItems: Step = (text, words) =>
  withoutPieces(
    [...text.matchAll(OF_ITEM)].flatMap(({ 0: piece, groups }) => {
      const first = groups?.['first'] ?? '';
      return words.leans(first) && !words.joins.has(first) ? [piece] : [];
    }),
    text,
    words,
  );

/** An item with a number stays: the sentence may end that very act. */
const withoutItems: Step = (text, words) =>
  withoutPieces(
    (text.match(ITEM) ?? []).filter((item) => !/\d/.test(item)),
    text,
    words,
  );

/**
 * Whether a list begins in an insertion and continues after it: `, in consultation with the mayor, the governor, and
 * the bishop, `.
 */
const opensList = (after: string, words: AbridgingLexicon): boolean => {
  const [next = []] = piecesOf(after.replace(/^, /, ''));
  return next.length > 0 && !leaning(next, words) && !words.hasVerb(next);
};

/**
 * Leaves out what precedes the main clause or separates its subject and verb: how something is done matters less than
 * what is done. The first insertion stays if a list begins in it: the rest of the list would become a part of the
 * subject.
 */
const withoutInsertions: Step = (text, words) => {
  const [first, ...others] = [...text.matchAll(INSERTION)].flatMap(({ 0: piece, index, groups }) => {
    const word = groups?.['first'] ?? '';
    const isInsertion = words.leans(word) && !words.joins.has(word) && !hasClause(text.slice(0, index), words);
    return isInsertion ? [{ piece, after: text.slice(index + piece.length) }] : [];
  });
  if (first === undefined) return text;
  const pieces = opensList(first.after, words) ? others : [first, ...others];
  return withoutPieces(longestFirst(pieces.map(({ piece }) => piece)), text, words);
};

interface Shorter {
  readonly text: string;
  readonly words: number;
  /**
   * Whether the omitted part follows a semicolon. A comma may be inside an item: `fees for ferries, barges, and tugs;
   * and dues`.
   */
  readonly isItem: boolean;
}

/** Versions of a text without its last detail, its last two details, and so on, while these can be left out. */
const withoutLast = (text: string, words: AbridgingLexicon): readonly Shorter[] =>
  [...text.matchAll(DETAIL)].reverse().flatMap(({ 0: mark, index, groups }): readonly Shorter[] => {
    const [left, details] = [text.slice(0, index), text.slice(index)];
    const first = groups?.['first'];
    const isMain = (): boolean => hasClause(left, words) || !hasClause(details, words);
    const isDetail = (): boolean => (first === undefined || words.leans(first)) && !mayEndInSpeaker(details, words);
    const count = wordCount(left);
    return count >= MIN_WORDS_LEFT && isDetail() && !words.limits.test(details) && !unbalanced(left) && isMain()
      ? [{ text: `${left} …`, words: count, isItem: mark === '; ' }]
      : [];
  });

const withoutDetails: Step = (text, words) => {
  const short = withoutLast(text, words).filter((each) => each.words <= MAX_WORDS);
  return (short.find(({ isItem }) => isItem) ?? short[0])?.text ?? text;
};

/** Brackets are removed twice, since they may be nested. */
const steps: readonly Step[] = [
  withoutBrackets,
  withoutBrackets,
  withoutOpening,
  withoutDetailsOfItems,
  withoutItems,
  withoutInsertions,
  withoutDetails,
];

/**
 * A sentence too long for a line, with ellipses in place of brackets, list items, its end or insertions between commas.
 * Null if it is short enough, if leaving anything off would make it say more than its page does, or if too little is
 * left.
 */
export const abridge = (text: string): string | null => {
  if (!isTooLong(text)) return null;
  const words = wordsFor(text);
  const short = joined(steps.reduce((left, step) => (isTooLong(left) ? step(left, words) : left), text));
  return isTooLong(short) || wordCount(short) < MIN_WORDS_LEFT ? null : short;
};

/** A sentence, shortened if a line has no room for it. */
export const asLine = (text: string): string => abridge(text) ?? text;

/** A sentence of a page, shortened if a line has no room for it; cached since several stages ask. */
export const abridgedLine = memoize(({ text }: Sentence): string => asLine(text), new WeakMap());

/**
 * Versions of a sentence without its last detail, its last two details, and so on: what may still hold when a detail no
 * longer does.
 */
export const withoutLastDetails = (text: string): readonly string[] =>
  withoutLast(text, wordsFor(text)).map((shorter) => joined(shorter.text));
