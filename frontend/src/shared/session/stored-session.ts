import { lasting } from '../storage/browser-storage';
import { browserNow } from '../time/clock';
import { isOfImpersonator, isSamePerson, lifetimeOf, personOf, type Tokens } from './tokens';

/** What all tabs of a browser share. */
export interface StoredSession {
  /** Null while nobody is signed in. */
  readonly tokens: Tokens | null;
  /** Counts who was exchanged for whom. A session that expires is none: whoever had it may sign in again. */
  readonly swaps: number;
}

/** What may become of a stored session. */
export type SessionChange =
  /** The tokens that replace outdated ones; null if the server refused that. */
  | { readonly kind: 'renewed'; readonly outdated: string; readonly tokens: Tokens | null }
  /** Whose place the tokens take; null if these sign out. */
  | { readonly kind: 'swapped'; readonly from: Tokens | null; readonly tokens: Tokens | null };

/** By sign-in and by refresh the same person gets other tokens. */
export const areOfSamePerson = (one: Tokens | null, other: Tokens | null): boolean => {
  if (one === null || other === null) return one === other;
  const [person, another] = [personOf(one), personOf(other)];
  if (person === null || another === null) return one.access === other.access;
  return isSamePerson(person, another);
};

/** Compares and swaps: null if what the change was based on is no longer what is stored. */
export const changed = (stored: StoredSession, change: SessionChange): StoredSession | null => {
  switch (change.kind) {
    case 'renewed':
      return stored.tokens?.access === change.outdated ? { ...stored, tokens: change.tokens } : null;
    case 'swapped':
      return areOfSamePerson(stored.tokens, change.from) ? { tokens: change.tokens, swaps: stored.swaps + 1 } : null;
  }
};

const SWAPS_KEY = 'sessionSwaps';
const RECEIVED_KEY = 'accessReceivedAt';

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

const put = (name: string, text: string | null): void =>
  text === null ? lasting.remove(name) : lasting.set(name, text);

/** Tabs hear of each entry by itself: that tokens are gone before the reason, and of whom they are last. */
export const storeSession = ({ tokens, swaps }: StoredSession): void => {
  put('refresh', tokens?.refresh ?? null);
  put(RECEIVED_KEY, tokens && String(browserNow().getTime()));
  put('access', tokens?.access ?? null);
  put(SWAPS_KEY, String(swaps));
};

/** Tokens are renewed this long before they expire, which avoids a refused call. */
const marginMs = 10_000;

/** Counts from when the token was received, because this computer's clock may differ from the server's. */
export const isExpired = (access: string): boolean => {
  const receivedAt = Number(lasting.get(RECEIVED_KEY) ?? 0);
  return browserNow().getTime() > receivedAt + lifetimeOf(access) - marginMs;
};
