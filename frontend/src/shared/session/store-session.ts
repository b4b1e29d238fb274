import { browserStorage } from '../storage/browser-storage';
import { browserNow } from '../time/clock';
import { ACCESS_KEY, RECEIVED_KEY, type StoredSession, SWAPS_KEY } from './stored-session';

const put = (name: string, text: string | null): void =>
  text === null ? browserStorage.remove(name) : browserStorage.set(name, text);

/**
 * Other tabs are notified of each entry separately: of a swap first, and of removed entries last. In between they find
 * either person, but never nobody, which would be a sign-out.
 */
export const storeSession = ({ tokens, swaps }: StoredSession): void => {
  const refresh = tokens?.refresh ?? null;
  put(SWAPS_KEY, String(swaps));
  put(RECEIVED_KEY, tokens && String(browserNow().getTime()));
  if (refresh !== null) put('refresh', refresh);
  put(ACCESS_KEY, tokens?.access ?? null);
  if (refresh === null) put('refresh', null);
};
