import { tabStorage } from '../storage/browser-storage';
import { loadPage } from '../ui/load-page';
import { forgetTokens, keepTokens, storedTokens, type Tokens } from '../api/session';

const ownKeys = { access: 'ownAccess', refresh: 'ownRefresh' };

/** The super user's own tokens, which this tab keeps during an impersonation; afterwards it does not. */
export const takeOwnTokens = (): Tokens | null => {
  const access = tabStorage.get(ownKeys.access);
  const refresh = tabStorage.get(ownKeys.refresh);
  for (const key of Object.values(ownKeys)) tabStorage.remove(key);
  return access && refresh ? { access, refresh } : null;
};

/** Swaps the tokens, and loads the page of the other user's trackers: nothing of one's own is left on it. */
export const enterImpersonation = (access: string, email: string): void => {
  const own = storedTokens();
  if (own !== null && own.refresh !== null) {
    tabStorage.set(ownKeys.access, own.access);
    tabStorage.set(ownKeys.refresh, own.refresh);
  }
  keepTokens({ access, refresh: null });
  loadPage({ path: '/list-trackers', message: `Now impersonating ${email}` });
};

/** Restores the super user's tokens and reloads. In another tab than the one that swapped them, this signs out. */
export const leaveImpersonation = (message: string): void => {
  const own = takeOwnTokens();
  if (own === null) forgetTokens();
  else keepTokens(own);
  loadPage({ message });
};
