import { catalogue } from '#shared/language/catalogue';

/** Texts about the last news of a country’s or an agency’s tracker, and of public trackers. */
export const latestTexts = catalogue('trackers/latest', {
  itsUpdate: 'Its latest update',
  latestUpdate: 'Latest update',
  latest: 'Latest',
  publicTrackers: 'From public trackers',
  fewer: 'Show less',
  more: (count: number) => `${count} more`,
  noDate: 'No date',
  /** A remark on a line, in the server's English. */
  remark: (words: string) => words,
  foundBy: (tracker: string) => `Found by the tracker ${tracker}`,
});
