import { anyLanguage, asWhole } from '../languages/diary-languages';
import { OPENINGS, foldedClause } from './told';

/** An activity, with its distance or duration: `walked 5 km`. */
const ACTIVITY = asWhole(anyLanguage(({ doubt }) => doubt.activity));
/** A measurement of which the diary keeps no entries, with its figure: `blood sugar 120`. */
const MEASUREMENT = asWhole(anyLanguage(({ doubt }) => doubt.measurement));

/** Whether a clause is wholly about something of which the diary keeps no entries. */
export const isOfAnother = (clause: string): boolean => {
  const text = foldedClause(clause).replace(OPENINGS, '');
  return ACTIVITY.test(text) || MEASUREMENT.test(text);
};
