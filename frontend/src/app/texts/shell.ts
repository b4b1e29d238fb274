import { catalogue } from '#shared/language/catalogue';

/** Texts of the frame around the pages. */
export const shellTexts = catalogue('app/shell', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  toExplore: (product: string) => `${product}, to Explore`,
  menu: 'Menu',
  search: 'Search or jump to…',
  keyboardShortcuts: 'Keyboard shortcuts',
  more: 'More pages',
  signOut: 'Sign Out',
  changeTheme: 'Change the theme',
  theme: { system: 'Theme: system', dark: 'Theme: dark', light: 'Theme: light' },
  language: 'Language: English',
  browseExplore: 'Browse Explore',
  loadingPage: 'Loading the page',
  catchingUp: 'Your latest change is not shown yet. This page will update by itself.',
  signInToOpen: 'Sign in to open the page that you asked for.',
  impersonating: 'You are impersonating someone. Reload the page to get the Exit button.',
  notLoaded: 'Not loaded',
});
