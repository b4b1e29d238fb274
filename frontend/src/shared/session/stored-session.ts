import { browserStorage } from '../storage/browser-storage';
import { browserNow } from '../time/clock';
import { isOfImpersonator, tokenLifetime, type Tokens } from './tokens';

/** Session state that all tabs of a browser share. */
export interface StoredSession {
  /** Null while nobody is signed in. */
  readonly tokens: Tokens | null;
  /**
   * Number of changes of the signed-in person. An expired session does not count: the same person may sign in again.
   */
  readonly swaps: number;
}

export const ACCESS_KEY = 'access';
export const SWAPS_KEY = 'sessionSwaps';
export const RECEIVED_KEY = 'accessReceivedAt';

export const storedTokens = (): Tokens | null => {
  const access = browserStorage.get(ACCESS_KEY);
  const refresh = browserStorage.get('refresh');
  if (!access) return null;
  if (refresh) return { access, refresh };
  return isOfImpersonator(access) ? { access, refresh: null } : null;
};

export const storedSession = (): StoredSession => ({
  tokens: storedTokens(),
  // NaN !== NaN: a damaged entry would look like a new sign-in each time, and sign the tab out.
  swaps: Number(browserStorage.get(SWAPS_KEY) ?? 0) || 0,
});

/** Tokens are renewed this long before they expire, which avoids a refused call. */
const MARGIN_MS = 10_000;

/**
 * Whether a token has expired, counted from when it was received: this computer's clock may differ from the server's.
 */
export const isExpired = (access: string): boolean => {
  const receivedAt = Number(browserStorage.get(RECEIVED_KEY) ?? 0);
  return browserNow().getTime() > receivedAt + tokenLifetime(access) - MARGIN_MS;
};
