import { permissionPattern, alsoBound, leavingOpen } from '#text/languages/english/hedges';
import { hedgeWordsOf } from '#text/languages/hedges';
import type { Hedge } from '#text/languages/written-words';
import type { FactToken } from '#text/words/fact-tokens';
import { corresponds, hasToken, type ParsedText, type SupportGap } from './reading';

interface FoundHedge {
  readonly hedge: Hedge;
  readonly word: string;
  readonly offset: number;
  readonly end: number;
}

/**
 * The hedges by which a sentence keeps one of its quote; null for those that only make it unsure, which are counted
 * instead.
 */
const KEPT_BY: Readonly<Record<Hedge, readonly Hedge[] | null>> = {
  negation: ['negation', 'refusal'],
  refusal: ['refusal', 'negation'],
  possibility: null,
  intention: null,
  allegation: null,
  future: ['future', 'intention', 'possibility', 'condition'],
  condition: ['condition', 'possibility', 'refusal'],
  'at most': ['at most'],
  'at least': ['at least'],
  about: ['about'],
};

const UNSURE: readonly Hedge[] = ['possibility', 'intention', 'condition', 'allegation'];
const BOUNDS: readonly Hedge[] = ['at most', 'at least'];
const AMOUNTS: readonly Hedge[] = [...BOUNDS, 'about'];
const OF_WORDING: readonly Hedge[] = [...UNSURE, 'future'];

const isHedge = (name: string): name is Hedge => name in KEPT_BY;

const hedgesIn = ({ text, language }: ParsedText): readonly FoundHedge[] =>
  Object.entries(hedgeWordsOf(language).hedges).flatMap(([hedge, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index: offset, 0: word }) =>
      isHedge(hedge) ? [{ hedge, word: word.toLowerCase(), offset, end: offset + word.length }] : [],
    ),
  );

/** The piece of a text around an offset, up to the marks on either side. */
const between = ({ text }: ParsedText, marks: RegExp, offset: number): readonly [from: number, to: number] => {
  const cuts = [...text.matchAll(marks)].map(({ index }) => index);
  return [cuts.findLast((cut) => cut < offset) ?? 0, cuts.find((cut) => cut >= offset) ?? text.length];
};

const tokensWithin = ({ tokens }: ParsedText, [from, to]: readonly [number, number]): readonly FactToken[] =>
  tokens.filter((token) => token.offset >= from && token.end <= to);

const SENTENCE_END = /[.!?;]["”’)]*\s/g;
const SPEECH_OR_COMMA = /[;”"]|, (?=\p{L})/u;
/** Where a clause ends, within which a paraphrase may negate anything. */
const CLAUSE_MARK = /[,;:.!?–—](?=\s)/g;
/** The number of words after a hedge that it applies to. */
const REACH = 3;

/** The words that a hedge applies to: those that it precedes, in their clause. */
const governed = (reading: ParsedText, { hedge, offset, end }: FoundHedge): readonly FactToken[] => {
  const [, to] = between(reading, SENTENCE_END, offset);
  const after = tokensWithin(reading, [offset, to]).filter((token) => token.end > end);
  if (AMOUNTS.includes(hedge)) return after.slice(0, 1).filter(({ kind }) => kind === 'figure');
  const stop = after.findIndex((token) => SPEECH_OR_COMMA.test(reading.text.slice(end, token.offset)));
  return (stop < 1 ? after : after.slice(0, stop)).slice(0, REACH);
};

/** The words that hold only on a condition: those before it, or after its comma. */
const conditional = (reading: ParsedText, { offset, end }: FoundHedge): readonly FactToken[] => {
  const [from, to] = between(reading, SENTENCE_END, offset);
  const before = tokensWithin(reading, [from, offset]);
  if (before.length > 1) return before;
  const comma = reading.text.slice(end, to).search(/, (?=\p{L})/u);
  return tokensWithin(reading, [end + Math.max(0, comma), to]);
};

/** The number of words before a condition that it applies to, unless a comma sets it off. */
const CONDITION_REACH_WORDS = 4;
const MIN_HEDGED_SHARE = 0.75;

const isConditionInForce = (found: FoundHedge, piece: ParsedText, quote: ParsedText): boolean => {
  const of = conditional(quote, found);
  const hedged = (tokens: readonly FactToken[]): number =>
    tokens.filter((given) => piece.tokens.some((token) => corresponds(token, given, quote))).length;
  if (/[,–—] $/.test(quote.text.slice(0, found.offset))) {
    const taken = piece.tokens.filter((token) => of.some((given) => corresponds(token, given, quote)));
    return taken.length >= MIN_HEDGED_SHARE * piece.tokens.length;
  }
  const near = of.slice(-CONDITION_REACH_WORDS);
  const all = tokensWithin(quote, between(quote, SENTENCE_END, found.offset));
  return near.length > 0 && hedged(near) >= MIN_HEDGED_SHARE * near.length && hedged(all) * 2 >= piece.tokens.length;
};

/** Whether a sentence reports what a hedge of its quote applies to. */
const isInForce = (found: FoundHedge, piece: ParsedText, quote: ParsedText): boolean => {
  if (found.hedge === 'condition') return isConditionInForce(found, piece, quote);
  const isConveyed = (given: FactToken): boolean => piece.tokens.some((token) => corresponds(token, given, quote));
  const of = governed(quote, found);
  if (of[0] === undefined || !isConveyed(of[0])) return false;
  if (AMOUNTS.includes(found.hedge)) return true;
  const clause = tokensWithin(quote, between(quote, hedgeWordsOf(quote.language).clauseEnd, found.offset));
  const hedged = clause.filter(isConveyed).length;
  return of.filter(isConveyed).length * 2 >= of.length && (hedged * 2 > clause.length || hedged > 2);
};

const countHedges = (found: readonly FoundHedge[], kinds: readonly Hedge[]): number =>
  found.filter(({ hedge }) => kinds.includes(hedge)).length;

/** First letters of words that deny something without a negation: `ban` for `ban` and `banned`. */
const denialsIn = ({ text, language }: ParsedText): ReadonlySet<string> => {
  const { denials, hedges } = hedgeWordsOf(language);
  const found = [...text.matchAll(denials), ...text.matchAll(hedges.refusal)];
  return new Set(found.map(([word]) => word.slice(0, 3).toLowerCase()));
};

/** Counts words of one text that deny something and are not in the other: `bars it` for `may not do it`. */
const otherDenials = (reading: ParsedText, other: ParsedText): number => {
  const known = denialsIn(other);
  return [...denialsIn(reading)].filter((word) => !known.has(word)).length;
};

const isKept = (
  { hedge }: FoundHedge,
  ownHedges: readonly FoundHedge[],
  piece: ParsedText,
  quote: ParsedText,
): boolean => {
  const keeping = KEPT_BY[hedge];
  if (keeping === null || ownHedges.some((each) => keeping.includes(each.hedge))) return true;
  if (AMOUNTS.includes(hedge)) return hedgeWordsOf(piece.language).alsoAmount.test(piece.text);
  return hedge !== 'future' && otherDenials(piece, quote) > 0;
};

/** Whether a sentence negates something that one of the quotes says and none denies in any words. */
const negatesOther = (
  piece: ParsedText,
  ownHedges: readonly FoundHedge[],
  quotes: readonly ParsedText[],
  isClose: boolean,
): boolean => {
  const negated = ownHedges.flatMap((found) => (found.hedge === 'negation' ? [governed(piece, found)] : []));
  const given = quotes.flatMap((quote) =>
    hedgesIn(quote).flatMap((found) =>
      found.hedge === 'negation'
        ? [
            {
              quote,
              of: isClose ? governed(quote, found) : tokensWithin(quote, between(quote, CLAUSE_MARK, found.offset)),
            },
          ]
        : [],
    ),
  );
  const isNegated = (token: FactToken): boolean =>
    given.some(({ quote, of }) => of.some((other) => corresponds(token, other, quote)));
  return quotes.some((quote) => {
    const denials = otherDenials(quote, piece) - otherDenials(piece, quote);
    if (negated.length > given.length + Math.max(0, denials)) return true;
    // `no label` for `lacks a label`
    if (denials > 0) return false;
    return negated.some((of) => of.some((token) => hasToken(quote, token)) && !of.some(isNegated));
  });
};

/** Whether a sentence is surer than its quote, `will halve` for `may halve`, even if it leaves other things open. */
const isSurer = (
  piece: ParsedText,
  ownHedges: readonly FoundHedge[],
  quote: ParsedText,
  found: FoundHedge,
): boolean => {
  const [of] = found.hedge === 'possibility' ? governed(quote, found) : [];
  const willBe = ownHedges.flatMap((each) => (each.hedge === 'future' ? governed(piece, each).slice(0, 1) : []));
  return of !== undefined && willBe.some((own) => corresponds(own, of, quote));
};

/**
 * Whether the quotes have a bound of the sentence, or deny its contrary. If they give the amount in another form, its
 * bound was checked with it.
 */
const isGiven = (
  found: FoundHedge,
  ownHedges: readonly FoundHedge[],
  piece: ParsedText,
  quotes: readonly ParsedText[],
): boolean => {
  if (!BOUNDS.includes(found.hedge)) return true;
  const [figure] = governed(piece, found);
  const given = quotes.flatMap((quote) =>
    hedgesIn(quote).map((each) => ({ ...each, of: governed(quote, each), quote })),
  );
  const bounds = given.filter(({ hedge }) => BOUNDS.includes(hedge));
  if (figure === undefined) return bounds.length > 0 || quotes.some(({ text }) => alsoBound.test(text));
  if (quotes.every((quote) => !hasToken(quote, figure))) return true;
  const own = bounds.filter(({ of, quote }) => of.some((other) => corresponds(figure, other, quote)));
  const isDenied = countHedges(ownHedges, ['negation']) !== countHedges(given, ['negation']);
  return own.length === 0
    ? bounds.some(({ of }) => of.length === 0) ||
        quotes.some(({ text, language }) => hedgeWordsOf(language).alsoAmount.test(text))
    : isDenied || own.some(({ hedge }) => hedge === found.hedge);
};

/**
 * Finds what a sentence, or a piece of one, makes more or less certain than its quote. `others`: what else the sentence
 * cites; `isClose`: whether it keeps the quote's words, without which it is unclear what a hedge applies to.
 */
export const gapInHedging = (
  piece: ParsedText,
  quote: ParsedText,
  others: readonly ParsedText[],
  isClose: boolean,
): SupportGap | null => {
  const ownHedges = hedgesIn(piece);
  const inForce = hedgesIn(quote).filter(
    (found) =>
      (isClose || !OF_WORDING.includes(found.hedge)) &&
      (found.hedge !== 'refusal' || piece.language === quote.language) &&
      isInForce(found, piece, quote),
  );
  if (
    inForce.some((found) => !isKept(found, ownHedges, piece, quote) || isSurer(piece, ownHedges, quote, found)) ||
    countHedges(inForce, ['possibility', 'intention', 'allegation']) >
      countHedges(ownHedges, UNSURE) + (hedgeWordsOf(piece.language).alsoUnsure.test(piece.text) ? 1 : 0)
  )
    return 'a restriction of the quote is missing';
  const all = [quote, ...others];
  const given = all.flatMap((each) => hedgesIn(each));
  // `can` also says what someone is able to do, and `may` what somebody has allowed.
  const isAllowed = !isClose && all.some(({ text }) => permissionPattern.test(text));
  const possible = ownHedges.filter(
    ({ hedge, word }) => hedge === 'possibility' && word !== 'can' && !(isAllowed && word === 'may'),
  );
  const isLessCertain =
    possible.length >
    countHedges(given, ['possibility', 'intention', 'allegation']) + (!isClose && leavingOpen.test(quote.text) ? 1 : 0);
  return isLessCertain ||
    ownHedges.some((found) => !isGiven(found, ownHedges, piece, all)) ||
    negatesOther(piece, ownHedges, all, isClose)
    ? 'a restriction that the quote lacks'
    : null;
};
