import { catalogue } from '#shared/language/catalogue';

/** Texts shown in place of a page that does not exist or failed to load. */
export const missingPageTexts = catalogue('app/missing-pages', {
  notFound: 'Not found',
  notFoundTitle: 'Page not found',
  nothingHere: 'Nothing was found at this address.',
  whyNothingHere: 'The address may be mistyped, or the page was deleted or made private.',
  notShown: 'Not shown',
  notShownTitle: 'This page could not be shown',
  nothingLost: 'Nothing is lost.',
  wentWrong: 'Something went wrong on this page. Reloading it may help.',
  reload: 'Reload',
});
