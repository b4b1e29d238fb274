import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

const namesOfPublished = (isFolderNew: boolean, trackers: number): string =>
  [...(isFolderNew ? ['Folder'] : []), ...(trackers === 0 ? [] : [pluralize(trackers, 'tracker')])].join(' and ');

/** Texts of the dialogs of folders: to create, edit, move and share one. */
export const folderDialogTexts = catalogue('collections/dialogs', {
  notCreated: 'The folder could not be created',
  editTitle: 'Edit Folder',
  notSaved: 'The folder could not be saved',
  nameMissing: 'Please enter a collection name',
  description: 'Description (optional)',
  moveTitles: { tracker: 'Move Tracker to Collection', collection: 'Move Collection to Collection' },
  moved: { tracker: 'Tracker moved successfully', collection: 'Collection moved successfully' },
  notMoved: { tracker: 'Failed to move tracker', collection: 'Failed to move collection' },
  selectFolder: 'Select destination collection:',
  foldersNotLoaded: 'Failed to load collections',
  shareTitle: 'Share Folder',
  makePublic: 'Make Public & Copy',
  copyLink: 'Copy Link',
  makePrivate: 'Make Private',
  notMadePublic: 'Failed to make folder public',
  nowPrivate: 'Folder is now private',
  notMadePrivate: 'Failed to make folder private',
  linkCopied: 'Folder link copied to clipboard',
  linkNotCopied: 'Failed to copy folder link',
  /** 'Folder and 3 trackers are now public' */
  published: (isFolderNew: boolean, trackers: number) =>
    `${namesOfPublished(isFolderNew, trackers)} ${trackers + Number(isFolderNew) === 1 ? 'is' : 'are'} now public`,
  publishedAndCopied: (published: string) => `${published} and link copied to clipboard`,
  publishedNotCopied: (published: string) => `${published}, but the link could not be copied`,
  isPublic:
    'This folder is public: anyone with the link sees this folder, and the public trackers and public folders in it.',
  willBePublic: 'Anyone with the link will see this folder, and the public trackers and public folders in it.',
  makePublicToo: (hidden: number) =>
    `${hidden === 1 ? 'One tracker is private.' : `${hidden} trackers are private.`} Make public with the folder:`,
  shows: (shown: number, trackers: number) => `Shows ${shown} of ${pluralize(trackers, 'tracker')}.`,
});
