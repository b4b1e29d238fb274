import { lazy } from '#kernel/memoize';
import { asksForDate } from '#text/languages/english/facts';
import type { Language } from '#text/languages/language';
import { stem, stemIn, tokens } from '#text/words/stems';
import { likenessOfWords, rowOfStem } from '#text/words/vectors';
import type { Ranked } from '../ranking/headline';
import { grammarOf } from './grammar';
import { HEADING_AND_ASPECTS } from './heading';

/** What a description asks of its topic in particular: `fares` and `start` in `Night train to Vessa: start, fares`. */
export interface RequestedAspects {
  readonly stems: ReadonlySet<string>;
  readonly asksForMoney: boolean;
  readonly asksForDate: boolean;
}

/** Words for what is paid, and the mean closeness in meaning to them from which another word asks for a sum, too. */
const MONEY = { words: ['cost', 'price', 'fee', 'money', 'pay'], closeness: 0.24 };

const rowsOfMoney = lazy(() => MONEY.words.map((word) => rowOfStem(stem(word))));

const asksForMoney = (word: string): boolean => {
  const row = rowOfStem(word);
  const total = rowsOfMoney().reduce((sum, other) => sum + likenessOfWords(row, other), 0);
  return row >= 0 && total >= MONEY.closeness * MONEY.words.length;
};

/** The aspects after the colon of a description; none if it has no colon. */
export const requestedAspects = (description: string, language: Language | null): RequestedAspects => {
  const { carries, isAbout } = grammarOf(language);
  const [, topic = '', aspects = ''] = HEADING_AND_ASPECTS.exec(description) ?? [];
  const stemsOf = (text: string): readonly string[] =>
    tokens(text)
      .filter((word) => carries(word) && isAbout(word))
      .map((word) => stemIn(word.toLowerCase(), language));
  const ofTopic = new Set(stemsOf(topic));
  const stems = stemsOf(aspects).filter((each) => !ofTopic.has(each));
  return {
    stems: new Set(stems),
    asksForMoney: language === null && stems.some(asksForMoney),
    asksForDate: asksForDate.test(aspects),
  };
};

/** Whether a sentence states something on one of the aspects: it has its word, or the kind of value asked for. */
export const isOnAspect = (
  { stems, asksForMoney: money, asksForDate: date }: RequestedAspects,
  { sentence, figures, addsDate }: Pick<Ranked, 'sentence' | 'figures' | 'addsDate'>,
): boolean =>
  [...sentence.stems].some((each) => stems.has(each)) ||
  (money && figures.some(({ kind }) => kind === 'money')) ||
  (date && addsDate);
