import { catalogue } from '../language/catalogue';

/** Texts shown in place of a page or section that could not be loaded. */
export const lazyTexts = catalogue('shared/lazy', {
  pageNotLoaded: 'This page could not be loaded',
  pageNotShown: 'This page could not be shown',
  sectionNotLoaded: 'This could not be loaded',
  sectionNotShown: 'This could not be shown',
  newerVersion: 'A newer version has been installed. Reload the page to use it.',
  checkConnection: 'Check your connection. Nothing is lost.',
  reload: 'Reload the page',
});
