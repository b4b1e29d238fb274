import { lasting } from '../storage/browser-storage';
import { browserNow } from '../time/clock';
import { isOfImpersonator, lifetimeOf, type Tokens } from './tokens';

/** What all tabs of a browser share. */
export interface StoredSession {
  /** Null while nobody is signed in. */
  readonly tokens: Tokens | null;
  /** Counts who was exchanged for whom. A session that expires is none: whoever had it may sign in again. */
  readonly swaps: number;
}

export const SWAPS_KEY = 'sessionSwaps';
export const RECEIVED_KEY = 'accessReceivedAt';

export const storedTokens = (): Tokens | null => {
  const access = lasting.get('access');
  const refresh = lasting.get('refresh');
  if (!access) return null;
  if (refresh) return { access, refresh };
  return isOfImpersonator(access) ? { access, refresh: null } : null;
};

export const storedSession = (): StoredSession => ({
  tokens: storedTokens(),
  swaps: Number(lasting.get(SWAPS_KEY) ?? 0),
});

/** Tokens are renewed this long before they expire, which avoids a refused call. */
const marginMs = 10_000;

/** Counts from when the token was received, because this computer's clock may differ from the server's. */
export const isExpired = (access: string): boolean => {
  const receivedAt = Number(lasting.get(RECEIVED_KEY) ?? 0);
  return browserNow().getTime() > receivedAt + lifetimeOf(access) - marginMs;
};
