import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of the page of Source Sets, with the dialogs that only it opens. */
export const sourceSetTexts = catalogue('source-sets/page', {
  description: 'Groups of domains that your trackers can be limited to.',
  import: 'Import',
  export: 'Export',
  new: 'New Source Set',
  notLoaded: 'Your Source Sets',
  none: 'No Source Sets yet',
  create: 'Create a Source Set',
  whatTheyAreFor: 'Name the sites you trust once, and choose them for any tracker.',
  sharedByOthers: 'Shared by others',
  domains: (shown: string, more: number, isPublic: boolean) =>
    (more > 0 ? `${shown} and ${more} more` : shown) + (isPublic ? ' · Public' : ''),
  actionsFor: (name: string) => `Actions for ${name}`,
  copy: 'Copy',
  createTracker: 'Create Tracker',
  deleteTitle: 'Confirm Deletion',
  deleteQuestion: 'Are you sure you want to delete this Source Set? Trackers keep the domains that they took from it.',
  importTitle: 'Import OPML',
  whatIsImported:
    'Feed readers export their subscriptions as OPML. Each folder becomes a Source Set with the sites of its feeds. Nothing that you have is replaced.',
  file: 'File',
  fileTooLarge: (megabytes: number) => `The file is too large. The limit is ${megabytes} MB.`,
  fileMissing: 'Choose a file first.',
  fileNotImported: 'The file could not be imported',
  counts: (added: number, known: number, merged: number, leftOut: number) =>
    `${added} added, ${known} already there${merged > 0 ? `, ${merged} merged` : ''}, ${leftOut} left out.`,
  created: (sets: number, trackers: number) =>
    `${pluralize(sets, 'new Source Set')}, ${pluralize(trackers, 'new tracker')}.`,
  notRead: (entries: number) => `Not read, because there are too many or they are nested too deeply: ${entries}.`,
  report: 'Report',
  line: 'Line',
  entry: 'Entry',
  result: 'Result',
  noName: '(no name)',
  outcomes: { added: 'Added', known: 'Already there', merged: 'Merged', left_out: 'Left out' },
  because: (reason: string) => `: ${reason}`,
  mergedInto: (line: number, host: string) => ` with line ${line}: Source Sets hold ${host} as a whole`,
});
