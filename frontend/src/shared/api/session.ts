import { create } from 'zustand';
import { lasting, tabStorage } from '../storage/browser-storage';
import { browserNow } from '../time/clock';

/** The user's tokens, kept in the browser's storage so that all tabs share the session. */
export interface Tokens {
  readonly access: string;
  /** Null while impersonating another user, which cannot be prolonged. */
  readonly refresh: string | null;
}

export const storedTokens = (): Tokens | null => {
  const access = lasting.get('access');
  const refresh = lasting.get('refresh');
  if (!access) return null;
  if (refresh) return { access, refresh };
  return isOfImpersonator(access) ? { access, refresh: null } : null;
};

interface Claims {
  /** The user. */
  readonly sub?: string;
  readonly iat?: number;
  readonly exp?: number;
  /** The impersonator. */
  readonly act?: object;
  readonly roles?: readonly string[];
}

/** Null if the token cannot be parsed. */
const claimsOf = (access: string): Claims | null => {
  try {
    const [, body = ''] = access.split('.');
    return JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/'))) as Claims;
  } catch {
    return null;
  }
};

const isOfImpersonator = (access: string): boolean => claimsOf(access)?.act !== undefined;

const sessionNow = () => {
  const tokens = storedTokens();
  if (tokens === null) return { userId: null, signedIn: false, impersonating: false, staff: false };
  const { sub = null, roles = [] } = claimsOf(tokens.access) ?? {};
  return { userId: sub, signedIn: true, impersonating: tokens.refresh === null, staff: roles.length > 0 };
};

/** What a tab keeps of a person: gone when they sign out, or somebody else signs in. */
export const CONVERSATIONS_KEY = 'conversations';

const useSession = create(sessionNow);
const followStorage = (): void => {
  const session = sessionNow();
  if (session.userId !== useSession.getState().userId) tabStorage.remove(CONVERSATIONS_KEY);
  useSession.setState(session);
};
if (!useSession.getState().signedIn) tabStorage.remove(CONVERSATIONS_KEY);
// Other tabs change it too; a page in the back/forward cache notices only when it is shown again.
window.addEventListener('storage', followStorage);
window.addEventListener('pageshow', followStorage);

/** Follows sign-in and sign-out, also in other tabs. */
export const useSignedIn = (): boolean => useSession(({ signedIn }) => signedIn);

/** Whoever is signed in; null if nobody is. */
export const currentUserId = (): string | null => useSession.getState().userId;

/** Follows the start and end of an impersonation, also in other tabs. */
export const useImpersonating = (): boolean => useSession(({ impersonating }) => impersonating);

/** Whether the user has a role according to their token, which the server checks again. */
export const useIsStaff = (): boolean => useSession(({ staff }) => staff);

export const keepTokens = ({ access, refresh }: Tokens): void => {
  lasting.set('access', access);
  if (refresh === null) lasting.remove('refresh');
  else lasting.set('refresh', refresh);
  lasting.set('accessReceivedAt', String(browserNow().getTime()));
  followStorage();
};

export const forgetTokens = (): void => {
  for (const key of ['access', 'refresh', 'accessReceivedAt']) lasting.remove(key);
  followStorage();
};

/** Tokens are renewed this long before they expire, which avoids a refused call. */
const marginMs = 10_000;

/** Lifetime of an access token in milliseconds; 0 if it cannot be parsed, so that it is refreshed. */
const lifetimeOf = (access: string): number => {
  const { iat, exp } = claimsOf(access) ?? {};
  return iat === undefined || exp === undefined ? 0 : (exp - iat) * 1000;
};

/** Counts from when the token was received, because this computer's clock may differ from the server's. */
export const isExpired = (access: string): boolean => {
  const receivedAt = Number(lasting.get('accessReceivedAt') ?? 0);
  return browserNow().getTime() > receivedAt + lifetimeOf(access) - marginMs;
};
