import { sentencesOf } from '../../pipeline/sentences/sentences';
import { align, corresponds } from './rules/alignment';
import { verbsOf } from './claims/clauses';
import { daysMeant, isMeant, misplacesDate } from './rules/dates';
import { losesGovernor, setsOthersApart } from './rules/embedded';
import { countsOther, keepsOrder, turnsRound } from './rules/order';
import {
  addsRestriction,
  claimsMore,
  losesCount,
  losesModality,
  losesNames,
  losesRestriction,
} from './rules/restrictions';
import { normalised } from './words/normalised';
import { withExactFigures } from './readings/rounding';
import { senseTokens, type SenseToken } from './words/sense-tokens';
import { losesQualifier } from './rules/qualifiers';
import { withoutOf } from './readings/phrases';
import { inActiveVoice } from './claims/voice';
import { mixesClauses } from './rules/subjects';
import { mistakesSubject, replacesName, swapsRoles } from './rules/swapped-roles';
import { dropsSpeaker, misquotes, speaksOtherwise, takesSpokenWords } from './rules/whose-words';
import { glue } from './words/words';

/** What a sentence cites, as text. */
export interface Quoted {
  readonly quote: string;
  readonly title: string;
  readonly publisher: string;
  /** Publication time in milliseconds, UTC: `today` and dates without a year refer to it. */
  readonly at: number;
}

/** Why a quote does not bear a sentence out. */
export type Gap =
  | 'a figure that is not in the quote'
  | 'a date that is not in the quote'
  | 'a name that is not in the quote'
  | 'a word that is not in the quote'
  | 'what does what to whom'
  | 'what the date belongs to'
  | 'a restriction of the quote is missing'
  | 'a restriction that the quote does not have'
  | 'a quotation that is not in the quote'
  | 'what somebody is quoted as saying';

const contains = (tokens: readonly SenseToken[], wanted: SenseToken): boolean =>
  tokens.some((token) => corresponds(wanted, token));

const missing = (token: SenseToken): Gap => {
  switch (token.kind) {
    case 'figure':
      return 'a figure that is not in the quote';
    case 'date':
      return 'a date that is not in the quote';
    case 'name':
      return 'a name that is not in the quote';
    default:
      return 'a word that is not in the quote';
  }
};

/** Indices of the tokens that correspond to one of some others. */
const placesOf = (some: readonly SenseToken[], tokens: readonly SenseToken[]): ReadonlySet<number> =>
  new Set(tokens.flatMap((token, index) => (some.some((one) => corresponds(one, token)) ? [index] : [])));

/** `Lusk’s director`, where the quote has the director of another. */
const owns = ({ offset }: SenseToken, written: string, quote: string): boolean =>
  /^\p{Lu}[\p{L}-]*[’']s\b/u.test(normalised(written).slice(offset)) && /\p{Lu}[\p{L}-]*[’']s\b/u.test(quote);

const unknownIn = (
  written: string,
  content: readonly SenseToken[],
  given: readonly SenseToken[],
  { quote, title, publisher, at }: Quoted,
): SenseToken | undefined => {
  const context = senseTokens(`${title}. ${publisher}`, at);
  const days = daysMeant(quote, at);
  const [predicate] = verbsOf(normalised(written));
  const verb = content.find(({ kind, offset }) => kind === 'word' && predicate !== undefined && offset >= predicate);
  return content.find((token) => {
    if (contains(given, token)) return false;
    if (token.kind === 'date') return !isMeant(token.key, given, days, at);
    if (token.kind === 'word' && glue.has(token.key)) return false;
    // A title names what a page is about; what happened has to be in the quote.
    return token.kind === 'figure' || token === verb || owns(token, written, quote) || !contains(context, token);
  });
};

const gapInWording = (written: string, quote: string, evidence: Quoted): Gap | null => {
  const [sentence, given] = [senseTokens(written, evidence.at), senseTokens(quote, evidence.at)];
  const content = sentence.filter(({ kind }) => kind !== 'cue');
  const unknown = unknownIn(written, content, given, { ...evidence, quote });
  if (unknown !== undefined) return missing(unknown);
  if (speaksOtherwise(written, quote)) return 'a word that is not in the quote';
  if (dropsSpeaker(written, quote, evidence.title)) return 'what somebody is quoted as saying';
  if (losesCount(written, quote) || losesNames(written, quote) || losesQualifier(written, quote))
    return 'a restriction of the quote is missing';
  if (setsOthersApart(written, quote)) return 'what does what to whom';
  if (claimsMore(written, quote)) return 'a restriction that the quote does not have';

  const found = content.filter((token) => contains(given, token));
  const placed = found.filter(({ kind }) => kind !== 'date');
  const alignment = align(normalised(written), placed, given);
  if (!keepsOrder(placed, alignment)) return 'what does what to whom';

  if (replacesName(content, placed, alignment, given)) return 'a name that is not in the quote';

  const text = normalised(quote);
  const predicate = verbsOf(normalised(written))[0] ?? Infinity;
  const compared = { written: normalised(written), sentence, text, quote: given, predicate };
  if (swapsRoles(compared) || mistakesSubject(compared)) return 'what does what to whom';
  if (turnsRound(normalised(written), placed, alignment, text, given)) return 'what does what to whom';
  if (countsOther(normalised(written), placed, alignment, text, given)) return 'what does what to whom';
  const moved = placed.filter((_, at) => alignment[at] === undefined);
  const taken = new Set([...alignment.filter((index) => index !== undefined), ...placesOf(moved, given)]);
  if (mixesClauses({ written: normalised(written), sentence, text, quote: given, taken }))
    return 'what does what to whom';
  if (losesGovernor({ placed, alignment, written: normalised(written), text, quote: given, taken }))
    return 'a restriction of the quote is missing';
  if (losesRestriction(sentence, given, taken, text)) return 'a restriction of the quote is missing';
  if (addsRestriction(sentence, given)) return 'a restriction that the quote does not have';
  if (takesSpokenWords(written, text, given, taken)) return 'what somebody is quoted as saying';
  const places = found.map((token) => alignment[placed.indexOf(token)]);
  return misplacesDate({
    written: normalised(written),
    sentence: found,
    alignment: places,
    quote: given,
    text,
    predicate,
  })
    ? 'what the date belongs to'
    : null;
};

/** The passive moves what a negation or a modal applies to away from it: both count as the quote has them too. */
const losesModalityInVoice = (written: string, quote: string, at: number): boolean => {
  if (inActiveVoice(quote) === quote) return false;
  const [sentence, given] = [senseTokens(written, at), senseTokens(quote, at)];
  const content = sentence.filter(({ kind }) => kind !== 'cue');
  return losesModality(sentence, given, placesOf(content, given), normalised(quote));
};

const asWritten = (text: string): string => text;

/** Whether one quote bears a sentence out; else why not. */
export const gapIn = (written: string, evidence: Quoted): Gap | null => {
  if (misquotes(written, evidence.quote)) return 'a quotation that is not in the quote';
  const sentence = inActiveVoice(withExactFigures(written, evidence.quote));
  const gaps = sentencesOf([evidence.quote]).flatMap(({ text }) =>
    losesModalityInVoice(written, text, evidence.at)
      ? ['a restriction of the quote is missing' as const]
      : [asWritten, withoutOf].map((reworded) =>
          gapInWording(reworded(sentence), reworded(inActiveVoice(text)), evidence),
        ),
  );
  return gaps.includes(null) ? null : (gaps[0] ?? 'a word that is not in the quote');
};
