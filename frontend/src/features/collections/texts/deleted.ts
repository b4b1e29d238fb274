import { catalogue } from '#shared/language/catalogue';

/** Texts of the page of recently deleted items. */
export const deletedTexts = catalogue('collections/deleted', {
  description: 'Deleted trackers and folders can be restored for 30 days. Then they are gone.',
  theItems: 'The recently deleted items',
  none: 'Nothing was deleted in the last 30 days.',
  whatIsKept: 'What you delete from My Trackers is kept here for a while.',
  tracker: (deleted: string, gone: string) => `Tracker, deleted ${deleted}. Gone for good on ${gone}.`,
  emptyFolder: (deleted: string, gone: string) =>
    `Folder without trackers, deleted ${deleted}. Gone for good on ${gone}.`,
  folder: (trackers: number, deleted: string, gone: string) =>
    `Folder with ${trackers === 1 ? 'a tracker' : `${trackers} trackers`}, deleted ${deleted}. Gone for good on ${gone}.`,
  restore: 'Restore',
  restoreItem: (name: string) => `Restore ${name}`,
});
