import { type Country, speaksOfTrade } from '#modules/countries/published';
import { countriesIn } from '#modules/subjects/published';

/** Most countries that a line names which tells of each of them; where more stand in a row, none is what it is about. */
const MAX_NAMED = 2;

/** Whether a line tells of trade with a country, and not of many countries or of something else. */
export const isOnCountry = (country: Country, text: string): boolean => {
  if (!speaksOfTrade(text)) return false;
  const mentioned = countriesIn(text);
  return mentioned.has(country) && mentioned.size <= MAX_NAMED;
};
