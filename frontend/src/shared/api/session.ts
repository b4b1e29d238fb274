import { create } from 'zustand';
import { lasting } from '../storage/browser-storage';
import { browserNow } from '../time/clock';

/** The user's tokens, kept in the browser's storage so that all tabs share the session. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

export const storedTokens = (): Tokens | null => {
  const access = lasting.get('access');
  const refresh = lasting.get('refresh');
  return access && refresh ? { access, refresh } : null;
};

const useSession = create(() => ({ signedIn: storedTokens() !== null }));
const followStorage = (): void => useSession.setState({ signedIn: storedTokens() !== null });
// Other tabs change it too; a page in the back/forward cache notices only when it is shown again.
window.addEventListener('storage', followStorage);
window.addEventListener('pageshow', followStorage);

/** Follows sign-in and sign-out, also in other tabs. */
export const useSignedIn = (): boolean => useSession(({ signedIn }) => signedIn);

export const keepTokens = ({ access, refresh }: Tokens): void => {
  lasting.set('access', access);
  lasting.set('refresh', refresh);
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
  try {
    const [, body = ''] = access.split('.');
    const claims: unknown = JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/')));
    const { iat, exp } = claims as { iat?: number; exp?: number };
    return iat === undefined || exp === undefined ? 0 : (exp - iat) * 1000;
  } catch {
    return 0;
  }
};

/** Counts from when the token was received, because this computer's clock may differ from the server's. */
export const isExpired = (access: string): boolean => {
  const receivedAt = Number(lasting.get('accessReceivedAt') ?? 0);
  return browserNow().getTime() > receivedAt + lifetimeOf(access) - marginMs;
};
