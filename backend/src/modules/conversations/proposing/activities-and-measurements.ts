import { anyLanguage, asWhole } from '../languages/diary-languages';
import { OPENINGS, foldedClause } from './told';

/** An activity, with its distance or duration: `walked 5 km`. */
const ACTIVITY = asWhole(anyLanguage(({ doubt }) => doubt.activity));
/** A measurement with its figure, which the diary does not record: `blood sugar 120`. */
const MEASUREMENT = asWhole(anyLanguage(({ doubt }) => doubt.measurement));

/** Whether a clause is wholly about an activity or a measurement that the diary does not record. */
export const isOfAnother = (clause: string): boolean => {
  const text = foldedClause(clause).replace(OPENINGS, '');
  return ACTIVITY.test(text) || MEASUREMENT.test(text);
};
