import { catalogue } from '../language/catalogue';

/** Labels of actions used by several features. */
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
