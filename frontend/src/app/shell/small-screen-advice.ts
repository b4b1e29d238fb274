export const NOTICE_KEY = 'smallScreenNoticeClosed';

/**
 * Whether a page advises a larger screen. Visitors are advised on Explore, where they decide to use the product; a
 * person who follows a link to something shared came to read it.
 */
export const isAdvisedOn = (pathname: string, isSignedIn: boolean): boolean =>
  isSignedIn || /^\/explore\/?$/.test(pathname);
