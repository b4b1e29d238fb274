import { tabStorage } from '../storage/browser-storage';

/** Marks that a guard redirected this tab to the sign-in page: the user stays signed in until they choose otherwise. */
const KEY = 'turnedAway';

export const markRedirectedToSignIn = (): void => tabStorage.set(KEY, String(performance.timeOrigin));

export const wasRedirectedToSignIn = (): boolean => tabStorage.get(KEY) !== null;

/** Call when the user has left the sign-in page or chosen to sign in. */
export const clearRedirectedToSignIn = (): void => tabStorage.remove(KEY);

/** Call when a page opens: forgets an earlier redirect to the sign-in page, unless this is that page. */
export const clearRedirectedToSignInElsewhere = (): void => {
  const isOfThisPage = tabStorage.get(KEY) === String(performance.timeOrigin);
  if (!isOfThisPage && window.location.pathname !== '/sign-in') clearRedirectedToSignIn();
};
