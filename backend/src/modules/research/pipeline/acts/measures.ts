import { sharesAny } from '../words/likeness';
import { stemSet } from '../words/stems';

/** Words of one list are interchangeable. */
const kinds = ['tariff duty levy surcharge', 'ban prohibition moratorium', 'fee charge toll', 'rule regulation'].map(
  (list) => stemSet(list),
);

/** Whether a text has a word for a measure, or one interchangeable with it. */
export const hasMeasureWord = (stems: ReadonlySet<string>, word: string): boolean =>
  stems.has(word) || kinds.some((kind) => kind.has(word) && sharesAny(kind, stems));
