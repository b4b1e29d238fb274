import { catalogue } from '../language/catalogue';

/** What buttons and menus of several features do. */
export const actionTexts = catalogue('shared/actions', {
  add: 'Add',
  clone: 'Clone',
  copyLink: 'Copy link',
  create: 'Create',
  delete: 'Delete',
  done: 'Done',
  download: 'Download',
  edit: 'Edit',
  goToExplore: 'Go to Explore',
  notNow: 'Not now',
  remove: 'Remove',
  save: 'Save',
  undo: 'Undo',
});
