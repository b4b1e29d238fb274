import { languageBeside, languageOf } from '#text/languages/detection';
import { rangeConjunction } from '#text/languages/english/sentence-words';
import { capitalisedWordsIn, type FactToken } from '#text/words/fact-tokens';
import { ownDayOf } from '../../ranking/own-time';
import { datesAct, isReissued, namesOnlyAct, withoutOwnTitle, statesPlanAsDone } from './acts';
import { addsEnd, addsRate, isStronger, dropsAttribution, reversesDirection, usesAntonym } from './added';
import { isCounted } from './counted';
import { gapInHedging } from './hedging';
import { isKnownName, isRelativeToPublication, isDateOf, isRounded, showsNames, replacesOtherWord } from './known';
import {
  corresponds,
  hasToken,
  pieceOfText,
  readingOf,
  type ParsedText,
  type SupportGap,
  type QuotedSentence,
} from './reading';
import { hasBetterFit, hasOtherUnit, isUnitAt } from './rivals';
import { isJoint } from './roles';
import { leavesOutLimit, widens } from './scope';
import { datesOmittedPart, replacesDate, swapsRole, reversesTime } from './times';
import { changesSides, changesVoice, swapsNeighbouringName, takesSubject } from './word-order';

/** A quote that a sentence cites, with what a reader sees around it. */
interface Source {
  readonly quote: ParsedText;
  readonly others: readonly ParsedText[];
  /** Titles, publishers and acts of all that the sentence cites. */
  readonly around: ParsedText;
  readonly cited: readonly QuotedSentence[];
  /** The title of the quote's page. */
  readonly title: string;
  /** Other citations that only give an act's number and day. */
  readonly actNames: readonly ParsedText[];
  readonly mayCallActs: boolean;
}

/** A piece of a sentence, compared with one of its quotes. */
interface Over extends Source {
  /** Whether both are in one language, so that their words can be compared. */
  readonly isOfOneLanguage: boolean;
  /** The number of words that no quote has. */
  readonly ownWords: number;
  /** Whether it keeps the quotes' words: in a paraphrase, word order says nothing. */
  readonly isClose: boolean;
}

/** Whether a date may be the source's own. A weekday may not: only `today` in the quote says which day it means. */
const isDated = (token: FactToken, { cited }: Source): boolean =>
  token.keys[0]?.startsWith('weekday ') !== true && cited.some(({ publishedAt }) => isDateOf(token, publishedAt));

/** Whether the day that a sentence calls an act by may be known from its sources, though the quote does not give it. */
const mayDateAct = (token: FactToken, { cited, actNames, mayCallActs }: Source): boolean =>
  mayCallActs &&
  (actNames.some((name) => hasToken(name, token)) ||
    cited.some(({ title, publishedAt }) => !isReissued(title) && isDateOf(token, publishedAt)));

const gapOfFigure = (
  piece: ParsedText,
  index: number,
  figure: FactToken,
  { quote, around, isClose }: Over,
): SupportGap | null => {
  if (hasToken(quote, figure) && hasOtherUnit(figure, piece, quote)) return 'a figure that is not in the quote';
  if (hasToken(quote, figure))
    return (isClose && hasBetterFit(piece, index, quote)) || swapsRole(piece, index, quote)
      ? 'what the figure belongs to'
      : null;
  return hasToken(around, figure) || isRounded(figure, piece, quote) || isCounted(figure, piece, quote)
    ? null
    : 'a figure that is not in the quote';
};

const gapOfDate = (piece: ParsedText, index: number, date: FactToken, source: Over): SupportGap | null => {
  const { quote, around, isClose } = source;
  if (!hasToken(quote, date)) {
    if (hasToken(around, date) || isRelativeToPublication(date, quote)) return null;
    if (datesAct(piece, date)) return mayDateAct(date, source) ? null : 'a date that is not in the quote';
    // `today`, `last night`
    const ownDay = ownDayOf(quote.text, quote.writtenAt);
    const isOwn = ownDay === null ? isDated(date, source) : isDateOf(date, ownDay);
    if (!isOwn) return 'a date that is not in the quote';
    return replacesDate(piece, index, quote) ? 'what the date belongs to' : null;
  }
  const isTurned = !isDated(date, source) && reversesTime(piece, index, quote);
  return isTurned || (isClose && (hasBetterFit(piece, index, quote) || datesOmittedPart(piece, index, quote)))
    ? 'what the date belongs to'
    : null;
};

const gapOfName = (piece: ParsedText, index: number, name: FactToken, source: Over): SupportGap | null => {
  const { quote, around, cited, isClose, isOfOneLanguage } = source;
  // `84 MW`, compared with the figure.
  if (isUnitAt(piece, index)) return null;
  if (!isKnownName(name, quote, around, cited))
    return showsNames(piece, quote) || replacesOtherWord(piece, index, quote)
      ? 'a name that is not in the quote'
      : null;
  if (!isOfOneLanguage) return null;
  const isMoved =
    swapsRole(piece, index, quote) ||
    (isClose && changesSides(piece, index, quote)) ||
    // In languages with freer word order, the words next to a name say little.
    (quote.language === null && (changesVoice(piece, index, quote) || swapsNeighbouringName(piece, index, quote)));
  return isMoved ? 'what does what to whom' : null;
};

const gapOfFact = (piece: ParsedText, index: number, source: Over): SupportGap | null => {
  const token = piece.tokens[index];
  const { quote, others, around, isOfOneLanguage } = source;
  switch (token?.kind) {
    case undefined:
      return null;
    case 'figure':
      return gapOfFigure(piece, index, token, source);
    case 'date':
      return gapOfDate(piece, index, token, source);
    case 'name':
      return gapOfName(piece, index, token, source);
    case 'word':
      // Words that no quote has are left to the judge.
      return isOfOneLanguage &&
        !hasToken(quote, token) &&
        !hasToken(around, token) &&
        others.some((other) => hasToken(other, token))
        ? 'a word that belongs to another quote'
        : null;
  }
};

const gapInWords = (piece: ParsedText, source: Over): SupportGap | null => {
  const { quote, others, around, cited, ownWords, isClose } = source;
  if (piece.language !== null || quote.language !== null)
    return ownWords < 4 && reversesDirection(piece, quote) ? 'the opposite of the quote' : null;
  const isKnown = (token: FactToken): boolean =>
    hasToken(quote, token) ||
    hasToken(around, token) ||
    (token.kind === 'name' && isKnownName(token, quote, around, cited)) ||
    (token.kind === 'date' && isDated(token, source));
  if (ownWords < 4 && takesSubject(piece, quote)) return 'what does what to whom';
  if (statesPlanAsDone(piece, quote)) return 'a restriction of the quote is missing';
  if (leavesOutLimit(piece, quote)) return 'a restriction of the quote is missing';
  if (isClose && widens(piece, quote)) return 'a part taken for the whole';
  if (ownWords < 4 && usesAntonym(piece, quote)) return 'the opposite of the quote';
  if (dropsAttribution(piece, quote)) return 'somebody’s words as a fact';
  if (addsRate(piece, [quote, ...others, around])) return 'a figure that is not in the quote';
  return isStronger(piece, [quote, ...others, around]) || addsEnd(piece, isKnown) ? 'more than the quote says' : null;
};

/** Whether a text names the same thing twice: `between 2023 and 2023`. */
const repeatsItself = ({ text, tokens }: ParsedText): boolean =>
  tokens.some(({ kind, keys: [key], end }, index) => {
    const next = tokens[index + 1];
    const isValue = kind === 'figure' || kind === 'date';
    return (
      isValue && next?.kind === kind && next.keys[0] === key && rangeConjunction.test(text.slice(end, next.offset))
    );
  });

const gapInPiece = (whole: ParsedText, of: Source): SupportGap | null => {
  const piece = of.mayCallActs ? withoutOwnTitle(whole, of) : whole;
  if (repeatsItself(piece)) return 'a figure that is not in the quote';
  const own = piece.tokens.filter(
    (token) => token.kind === 'word' && ![of.quote, ...of.others].some((given) => hasToken(given, token)),
  );
  const isOfOneLanguage = piece.language === of.quote.language;
  const ownWords = isOfOneLanguage ? own.length : Infinity;
  const source = { ...of, isOfOneLanguage, ownWords, isClose: ownWords < 2 };
  for (const index of piece.tokens.keys()) {
    const gap = gapOfFact(piece, index, source);
    if (gap !== null) return gap;
  }
  return gapInHedging(piece, source.quote, source.others, source.isClose) ?? gapInWords(piece, source);
};

/**
 * Whether a piece repeats a word of its quote and, if the quote says that of a name, follows that name in the sentence.
 */
const goesOn = (before: readonly FactToken[], piece: ParsedText, quote: ParsedText): boolean => {
  if (!piece.tokens.some((token) => token.kind === 'word' && hasToken(quote, token))) return false;
  const first = quote.tokens.findIndex((given) => piece.tokens.some((token) => corresponds(token, given, quote)));
  // A quote's first word, without an article, is taken for a name.
  const subject = quote.tokens.slice(0, first).findLast(({ kind, offset }) => kind === 'name' || offset === 0);
  return before.length === 0 || subject === undefined || before.some((token) => corresponds(token, subject, quote));
};

/** Whether a sentence can be cut at joints into pieces, each of which is borne out by one quote. */
const isMerged = (sentence: ParsedText, sources: readonly Source[]): boolean => {
  const { text, tokens } = sentence;
  const joints = [...tokens.keys()].filter(
    (index) => index > 0 && isJoint(text.slice(tokens[index - 1]?.end, tokens[index]?.offset)),
  );
  const reached = new Set([0]);
  for (const to of [...joints, tokens.length])
    for (const from of reached) {
      const piece = pieceOfText(sentence, from, to);
      const bears = (source: Source): boolean =>
        goesOn(tokens.slice(0, from), piece, source.quote) && gapInPiece(piece, source) === null;
      if (from < to && sources.some(bears)) {
        reached.add(to);
        break;
      }
    }
  return reached.has(tokens.length);
};

/**
 * Finds what the cited sources do not support in a sentence; null if there is nothing. Its facts must be in a source,
 * in the same occurrence, as certain and as limited, and it must add none. Either one quote supports the whole
 * sentence, or several support a part each. Whether its other words mean the same is left to a judge. `mayCallActs`:
 * whether it may use the title or day of its page for an act that the quote calls `the Order`.
 */
export const supportGapIn = (
  sentence: string,
  cited: readonly QuotedSentence[],
  { mayCallActs = false }: { readonly mayCallActs?: boolean } = {},
): SupportGap | null => {
  const texts = [sentence, ...cited.map(({ quote }) => quote)];
  const inQuotes = cited.map(({ quote, title }) => languageBeside(quote, languageOf(title)));
  const [ofFirst = null] = inQuotes;
  const language = languageBeside(sentence, ofFirst);
  if (language !== null && !inQuotes.includes(language)) return 'another language';
  const known = capitalisedWordsIn([...texts, ...cited.map(({ title }) => title)], ofFirst);
  const writtenAt = cited[0]?.publishedAt ?? 0;
  const written = readingOf(sentence, writtenAt, known, language);
  const quotes = cited.map((each, index) => readingOf(each.quote, each.publishedAt, known, inQuotes[index] ?? null));
  const beside = cited.map(({ title, publisher, act }) => `${title}. ${publisher}. ${act ?? ''}`);
  const around = readingOf(beside.join('\n'), writtenAt, known, ofFirst);
  const actNames = quotes.filter(({ text }) => namesOnlyAct(text));
  const sources = quotes.map((quote, index): Source => ({
    quote,
    others: quotes.filter((other) => other !== quote),
    around,
    cited,
    title: cited[index]?.title ?? '',
    actNames,
    mayCallActs,
  }));
  const gaps = sources.map((source) => gapInPiece(written, source));
  return gaps.includes(null) || (quotes.length > 1 && isMerged(written, sources)) ? null : (gaps[0] ?? null);
};
