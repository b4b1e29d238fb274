import { tabStorage } from '../storage/browser-storage';

/** Says of the sign-in page of this tab that a guard led to it: who is signed in stays so, until they choose otherwise. */
const KEY = 'turnedAway';

export const turnAway = (): void => tabStorage.set(KEY, String(performance.timeOrigin));

export const isTurnedAway = (): boolean => tabStorage.get(KEY) !== null;

/** They are somewhere else, or chose. */
export const forgetTurnedAway = (): void => tabStorage.remove(KEY);

/** For a page that is opened elsewhere, after a guard of another page. */
export const forgetWhereElsewhere = (): void => {
  const isOfThisPage = tabStorage.get(KEY) === String(performance.timeOrigin);
  if (!isOfThisPage && window.location.pathname !== '/sign-in') forgetTurnedAway();
};
