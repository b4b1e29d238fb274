import { lasting } from '../storage/browser-storage';
import { browserNow } from '../time/clock';
import { RECEIVED_KEY, type StoredSession, SWAPS_KEY } from './stored-session';

const put = (name: string, text: string | null): void =>
  text === null ? lasting.remove(name) : lasting.set(name, text);

/** Tabs hear of each entry by itself: of a swap first, and last of whom the tokens are. */
export const storeSession = ({ tokens, swaps }: StoredSession): void => {
  put(SWAPS_KEY, String(swaps));
  put('refresh', tokens?.refresh ?? null);
  put(RECEIVED_KEY, tokens && String(browserNow().getTime()));
  put('access', tokens?.access ?? null);
};
