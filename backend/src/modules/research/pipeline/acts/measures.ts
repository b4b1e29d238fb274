import { acts } from '../ranking/patterns/news';
import { figuresIn } from '../words/figures';
import { stemSet } from '../words/stems';

/** Of each list, one word may stand for another. */
const kinds = ['tariff duty levy surcharge', 'ban prohibition moratorium', 'fee charge toll', 'rule regulation'].map(
  (list) => stemSet(list),
);

/** Whether a text has a word for a measure, or another that may stand for it. */
export const hasMeasureWord = (stems: ReadonlySet<string>, word: string): boolean =>
  stems.has(word) || kinds.some((kind) => kind.has(word) && [...kind].some((other) => stems.has(other)));

/** Whether two texts speak of measures of the same kind, such as duties and tariffs. */
export const speakOfSameMeasure = (text: string, other: string): boolean => {
  const [one, another] = [stemSet(text), stemSet(other)];
  return kinds.some((kind) => [one, another].every((stems) => [...kind].some((word) => stems.has(word))));
};

/** `The proclamation imposes, for a period of 150 days, a duty of 10% on nets.`: an act by which a measure begins, with its amount. */
export const imposesMeasure = (sentence: string): boolean =>
  (/\bI (?:hereby )?impose\b/.test(sentence) || (/\bimposes\b/.test(sentence) && acts.test(sentence))) &&
  speakOfSameMeasure(sentence, sentence) &&
  figuresIn(sentence, 0).some(({ kind }) => kind !== 'date' && kind !== 'count');
