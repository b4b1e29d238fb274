import { languages } from '#text/languages/all';
import { languageOf } from '#text/languages/detection';
import { pointingWordPattern } from '#text/languages/english/sentence-words';
import { sentenceFault } from '#text/sentences/form';
import { sentencesOf } from '#text/sentences/sentences';
import { wordCount, contentStems, tokens } from '#text/words/stems';
import { unfitness } from '../../ranking/fitness';
import { supportGapIn } from './bears-out';
import type { SupportGap, QuotedSentence } from './reading';

/** The most words of a sentence: as many as a sentence needs that leaves out no limit of a long provision. */
export const MAX_SENTENCE_WORDS = 45;

/** Why a model's sentence is not shown, whatever a judge finds. */
export type Flaw =
  | SupportGap
  | 'no citation'
  | 'not one whole sentence'
  | `more than ${typeof MAX_SENTENCE_WORDS} words`
  | 'does not stand alone';

const hasSameOpening = (text: string, quote: string): boolean => {
  const [opening] = /\bthe (?:[\p{Ll}\d-]+ )?/iu.exec(text) ?? [];
  return opening !== undefined && quote.toLowerCase().includes(opening.toLowerCase());
};

/** A sentence may refer to what its own quote refers to in the same words, since the quote would be no better. */
const standsAlone = (text: string, cited: readonly QuotedSentence[]): boolean => {
  const reason = unfitness(text, { title: cited[0]?.title ?? '' });
  return (
    reason === null ||
    (reason === 'refers elsewhere' &&
      !pointingWordPattern.test(text) &&
      cited.some(({ quote }) => hasSameOpening(text, quote)))
  );
};

const flawOfForm = (text: string): Flaw | null => {
  const [sentence, ...others] = sentencesOf([text]);
  if (sentence === undefined || others.length > 0 || sentence.label !== '' || sentenceFault(sentence) !== null)
    return 'not one whole sentence';
  return wordCount(text) > MAX_SENTENCE_WORDS ? `more than ${MAX_SENTENCE_WORDS} words` : null;
};

/**
 * Why a sentence that a model wrote may not be shown above the quotes it cites, whatever a judge finds; null if it may.
 * It must be one whole sentence that can be understood alone, with the facts of the quotes. Doubt counts against it,
 * since the quote itself can be shown instead.
 */
export const flawOf = (text: string, cited: readonly QuotedSentence[]): Flaw | null => {
  if (cited.length === 0) return 'no citation';
  return (
    flawOfForm(text) ??
    (standsAlone(text, cited) ? supportGapIn(text, cited, { mayCallActs: true }) : 'does not stand alone')
  );
};

/** Words that point to something: `this order`, `it`. */
const POINTED = new RegExp(String.raw`${pointingWordPattern.source}(?: [\p{Ll}\d-]+)?`, 'giu');

const pointsAsQuoted = (text: string, cited: readonly QuotedSentence[]): boolean =>
  (languageOf(text) === null || standsAlone(text, cited)) &&
  [...text.matchAll(POINTED)].every(([phrase]) =>
    cited.some(({ quote }) => quote.toLowerCase().includes(phrase.toLowerCase())),
  );

const MONTHS = new Set(languages.flatMap(({ numbers }) => numbers.months));
/** A numbered thing: `Section 338`, `Proclamation 11046`. */
const NAME_WITH_NUMBER = /(?<!\p{L})(\p{Lu}\p{L}+) (?:\d[\d.,–-]*\d|\d)(?!\d)/gu;

/** Whether a numbered name differs from what is cited: name and number must occur together there. */
const misnumbers = (text: string, cited: readonly QuotedSentence[]): boolean =>
  [...text.matchAll(NAME_WITH_NUMBER)].some(
    ([match, name = '']) =>
      !MONTHS.has(name.toLowerCase()) &&
      !cited.some(({ quote, title }) => `${quote} ${title}`.toLowerCase().includes(match.toLowerCase())),
  );

/** A capitalised word within the sentence that no figure follows. */
const ALONE = /(?<=\p{L}[,]? )(\p{Lu}\p{L}+)(?! ?\d)/gu;

/**
 * Whether a text names a month, without a figure, that is not in what is cited. Such a month cannot be compared as a
 * date.
 */
const namesOtherMonth = (text: string, cited: readonly QuotedSentence[]): boolean =>
  [...text.matchAll(ALONE)].some(
    ([, word = '']) =>
      MONTHS.has(word.toLowerCase()) && !cited.some(({ quote, title }) => `${quote} ${title}`.includes(word)),
  );

/**
 * Why a sentence of an answer may not be shown; null if it may. Whoever asks about an order knows what `this order` is,
 * so the sentence may point to what its quotes point to in the same words.
 */
export const flawInAnswer = (text: string, cited: readonly QuotedSentence[]): Flaw | null => {
  if (cited.length === 0) return 'no citation';
  if (misnumbers(text, cited) || namesOtherMonth(text, cited)) return 'a name that is not in the quote';
  return flawOfForm(text) ?? (pointsAsQuoted(text, cited) ? supportGapIn(text, cited) : 'does not stand alone');
};

const MAX_TITLE_WORDS = 16;
const MAX_HEADING_WORDS = 6;
const MIN_TITLE_WORDS = 3;

/** Characters of links, images and other markup. */
const MARKUP = /https?:|www\.|[[\](){}<>|`\\]/;

/** The title, such as `Agency Imposes Duty`, in lower case where the quotes have it, so that capitals show names. */
const inSmallLetters = (title: string, cited: readonly QuotedSentence[]): string => {
  const small = new Set(cited.flatMap(({ quote }) => tokens(quote).filter((word) => /^\p{Ll}/u.test(word))));
  return title.replace(/\p{Lu}\p{Ll}+/gu, (word) => (small.has(word.toLowerCase()) ? word.toLowerCase() : word));
};

/**
 * Why a model's title for an update is not shown, whatever a judge finds; null if its facts are all in one of its
 * quotes.
 */
export const flawOfTitle = (title: string, cited: readonly QuotedSentence[]): SupportGap | 'not a title' | null => {
  const words = wordCount(title);
  if (words < MIN_TITLE_WORDS || words > MAX_TITLE_WORDS || MARKUP.test(title)) return 'not a title';
  const gaps = cited.map((each) => supportGapIn(inSmallLetters(title, [each]), [each]));
  return gaps.includes(null) ? null : (gaps[0] ?? 'not a title');
};

export const isHeading = (heading: string, cited: readonly QuotedSentence[]): boolean => {
  const known = new Set(cited.flatMap(({ quote, title }) => contentStems(`${title} ${quote}`)));
  const stems = contentStems(heading);
  return (
    stems.length > 0 &&
    wordCount(heading) <= MAX_HEADING_WORDS &&
    !MARKUP.test(heading) &&
    !/\d/.test(heading) &&
    stems.every((stem) => known.has(stem))
  );
};
