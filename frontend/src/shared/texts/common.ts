import { catalogue } from '../language/catalogue';

/** Texts of buttons and notices used by all features. */
export const commonTexts = catalogue('shared/common', {
  cancel: 'Cancel',
  close: 'Close',
  ok: 'OK',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  loading: 'Loading',
  endReached: 'You’ve reached the end.',
  on: 'On',
  off: 'Off',
  /** `what`: the content with its article, such as `The trackers`. */
  notLoaded: (contentName: string) => `${contentName} could not be loaded.`,
  serverNotReached: 'The connection may be down, or the server may still be starting.',
});
