import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { contentStem, tokens } from '#text/words/stems';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { questionLanguage } from '../languages/question-language';
import type { ParsedQuestion } from '../retrieval/parsed-question';
import { PERCENT_WORDS } from '../retrieval/percentages';
import { hasQuestionWord } from '../retrieval/question-patterns';

const patternsFor = byLanguage((code) => {
  const { rates, asksFor, asksIfAny, asksWhatPaid, paying, changing, changedFrom, changedTo } = lexicons[code].rate;
  const { prepositions } = lexicons[code].question;
  return {
    asks: phrases(`(?:${asksFor}|${asksIfAny})(?:${rates}) (?:${prepositions})|(?:${asksWhatPaid}) (?:${paying})`),
    ifAny: phrases(`(?:${asksIfAny})(?:${rates}) (?:${prepositions})`),
    asksWhich: phrases(`(?:${asksFor})(?:${rates})|(?:${asksWhatPaid}) (?:${paying})`),
    rates: phrases(`${rates}|${paying}`),
    changing: phrases(changing),
    everyChange: new RegExp(
      phrases(String.raw`${changing}|(?:${changedFrom}|${changedTo}) \d[\d.,]* ?(?:%|${PERCENT_WORDS})`),
      'giu',
    ),
    everyRate: new RegExp(phrases(`${rates}|${paying}`), 'giu'),
  };
});

/** Whether a question asks what a rate is, or what somebody pays. */
export const asksRate = (text: string): boolean => patternsFor(questionLanguage(text)).asksWhich.test(text);

/**
 * The question without its change, if it asks whether a rate has changed: `Did the tariff on aluminum fall to 10%?` is
 * answered by what the tariff on aluminum is. Null for any other question.
 */
export const withoutRateChange = (text: string): string | null => {
  const language = questionLanguage(text);
  const { rates, changing, everyChange } = patternsFor(language);
  return hasQuestionWord(text, language) || !rates.test(text) || !changing.test(text)
    ? null
    : text.replace(everyChange, ' ');
};

/** Whether a question asks if there is a rate on something, which lines without a figure answer, too. */
export const asksIfAnyRate = (text: string): boolean => patternsFor(questionLanguage(text)).ifAny.test(text);

/** Whether a line in a language is about a rate. */
export const speaksOfRates = (text: string, language: Language | null): boolean =>
  patternsFor(language).rates.test(text);

/** The question without words for rates and for paying them. */
export const withoutRates = (text: string): string => text.replace(patternsFor(questionLanguage(text)).everyRate, ' ');

/**
 * Reads a question about a rate as asking how much, and as naming only what the rate is for. `What is the tariff on
 * copper?` is then answered by `copper will pay a flat 50%`, not by a line without a figure.
 */
export const askingRate = (read: ParsedQuestion, text: string): ParsedQuestion =>
  (read.answerType === 'thing' || read.answerType === 'amount') && patternsFor(questionLanguage(text)).asks.test(text)
    ? asRate(read, text)
    : read;

/** The question as one for the present rate on what it names. */
export const asPresentRate = (read: ParsedQuestion, text: string): ParsedQuestion => {
  const asked = asRate(read, text);
  // `Did it fall?` asks for what is, not for what was done so far.
  return asked === read ? read : { ...asked, isOfPresent: true, asksSoFar: false };
};

const asRate = (read: ParsedQuestion, text: string): ParsedQuestion => {
  const language = questionLanguage(text);
  const { rates } = patternsFor(language);
  const mentioned = new Set(
    tokens(text)
      .filter((word) => rates.test(word))
      .map((word) => contentStem(word, language)),
  );
  const terms = read.terms.filter(({ written }) => !mentioned.has(contentStem(written, language)));
  if (terms.length === 0) return read;
  // `¿Cuánto paga …?` does not ask for a number of the things after it.
  return { ...read, answerType: 'amount', terms, counted: new Set(), afterAmount: [] };
};
