import { catalogue } from '../../../shared/language/catalogue';

/** Texts of what trackers tell of a country or an agency, and of the questions about a country. */
export const countryTexts = catalogue('countries/country', {
  tradeWith: (country: string) => `Trade with ${country}`,
  failed: 'Sorry, an error occurred.',
  placeholder: 'Ask here....',
  whatMore: (country: string) =>
    `What more would you like to know about trade barriers between the U.S. and ${country}?`,
  itsUpdate: 'Its latest update',
  latestUpdate: 'Latest update',
  latest: 'Latest',
  publicTrackers: 'From public trackers',
  fewer: 'Fewer',
  more: (count: number) => `${count} more`,
  noDate: 'No date',
  /** What the server, in English, says of a line besides its words. */
  remark: (words: string) => words,
  foundBy: (tracker: string) => `Found by the tracker ${tracker}`,
});
