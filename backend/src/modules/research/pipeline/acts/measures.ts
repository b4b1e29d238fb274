import { acts } from '../ranking/patterns/news';
import { givesAmount } from '../ranking/amount-left-out';
import { sharesAny } from '../words/likeness';
import { stemSet } from '../words/stems';

/** Words of one list are interchangeable. */
const kinds = ['tariff duty levy surcharge', 'ban prohibition moratorium', 'fee charge toll', 'rule regulation'].map(
  (list) => stemSet(list),
);

/** Whether a text has a word for a measure, or one interchangeable with it. */
export const hasMeasureWord = (stems: ReadonlySet<string>, word: string): boolean =>
  stems.has(word) || kinds.some((kind) => kind.has(word) && sharesAny(kind, stems));

/** The kinds of measures that a text mentions. */
const kindsIn = (text: string): readonly ReadonlySet<string>[] => {
  const stems = stemSet(text);
  return kinds.filter((kind) => sharesAny(kind, stems));
};

/** Whether two texts mention measures of the same kind, such as duties and tariffs. */
export const speakOfSameMeasure = (text: string, other: string): boolean => {
  const known = kindsIn(other);
  return kindsIn(text).some((kind) => known.includes(kind));
};

/** Whether a sentence introduces a measure with its amount: `The proclamation imposes, for a period of 150 days, a duty of 10% on nets.` */
export const imposesMeasure = (sentence: string): boolean =>
  (/\bI (?:hereby )?impose\b/.test(sentence) || (/\bimposes\b/.test(sentence) && acts.test(sentence))) &&
  kindsIn(sentence).length > 0 &&
  givesAmount(sentence);
