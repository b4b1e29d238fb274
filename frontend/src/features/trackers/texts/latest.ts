import { catalogue } from '#shared/language/catalogue';

/** Texts of what a country’s or an agency’s tracker and public trackers told last. */
export const latestTexts = catalogue('trackers/latest', {
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
