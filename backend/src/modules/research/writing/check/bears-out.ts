import { sentencesOf } from '../../pipeline/sentences/sentences';
import { align, corresponds } from './alignment';
import { daysMeant, misplacesDate } from './dates';
import { addsRestriction, claimsMore, losesRestriction } from './restrictions';
import { normalised, senseTokens, type SenseToken } from './sense-tokens';
import { inActiveVoice, withoutOf } from './voice';
import { dropsSpeaker, misquotes, speaksOtherwise, takesSpokenWords } from './whose-words';
import { glue } from './words';

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

/** How many words of a long sentence may be in another order than in the quote. */
const outOfOrder = (length: number): number => (length >= 8 ? 1 : 0);

/** Whether all is in the quote’s order but what may be elsewhere: dates, and a word or so that no figure counts. */
const keepsOrder = (placed: readonly SenseToken[], alignment: readonly (number | undefined)[]): boolean => {
  const isByFigure = (at: number): boolean => placed[at - 1]?.kind === 'figure' || placed[at + 1]?.kind === 'figure';
  const astray = [...placed.keys()].filter((at) => alignment[at] === undefined);
  return (
    astray.length <= outOfOrder(placed.length) && astray.every((at) => placed[at]?.kind === 'word' && !isByFigure(at))
  );
};

const gapInWording = (written: string, quote: string, { title, publisher, at }: Quoted): Gap | null => {
  const sentence = senseTokens(written, at);
  const given = senseTokens(quote, at);
  const context = senseTokens(`${title}. ${publisher}`, at);
  const content = sentence.filter(({ kind }) => kind !== 'cue');
  const days = daysMeant(quote, at);

  for (const token of content) {
    const isWord = token.kind === 'name' || token.kind === 'word';
    const isKnown =
      contains(given, token) ||
      (token.kind === 'date' && days.includes(token.key)) ||
      (isWord && contains(context, token)) ||
      (token.kind === 'word' && glue.has(token.key));
    if (!isKnown) return missing(token);
  }
  if (speaksOtherwise(written, quote)) return 'a word that is not in the quote';
  if (dropsSpeaker(written, quote, title)) return 'what somebody is quoted as saying';
  if (claimsMore(written, quote)) return 'a restriction that the quote does not have';

  const found = content.filter((token) => contains(given, token));
  const placed = found.filter(({ kind }) => kind !== 'date');
  const alignment = align(normalised(written), placed, given);
  if (!keepsOrder(placed, alignment)) return 'what does what to whom';

  const text = normalised(quote);
  const taken = new Set(alignment.filter((index) => index !== undefined));
  if (losesRestriction(sentence, given, taken, text)) return 'a restriction of the quote is missing';
  if (addsRestriction(sentence, given)) return 'a restriction that the quote does not have';
  if (takesSpokenWords(written, text, given, taken)) return 'what somebody is quoted as saying';
  const places = found.map((token) => alignment[placed.indexOf(token)]);
  if (misplacesDate({ sentence: found, alignment: places, quote: given, text })) return 'what the date belongs to';
  return null;
};

const asWritten = (text: string): string => text;

/** Whether one quote bears a sentence out; else why not. */
export const gapIn = (written: string, evidence: Quoted): Gap | null => {
  if (misquotes(written, evidence.quote)) return 'a quotation that is not in the quote';
  const sentence = inActiveVoice(written);
  const gaps = sentencesOf([evidence.quote]).flatMap(({ text }) =>
    [asWritten, withoutOf].map((reworded) => gapInWording(reworded(sentence), reworded(inActiveVoice(text)), evidence)),
  );
  return gaps.includes(null) ? null : (gaps[0] ?? 'a word that is not in the quote');
};
