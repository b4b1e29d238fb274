import { create } from 'zustand';
import { lasting } from '../storage/browser-storage';
import { browserNow } from '../time/clock';

/** The tokens of the person signed in. They lie in the browser’s storage, so that every tab shares one session. */
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
// Other tabs change it too; a page in the back/forward cache is told of that only when it is shown again.
window.addEventListener('storage', followStorage);
window.addEventListener('pageshow', followStorage);

/** Follows signing in and out, in other tabs too. */
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

/** A token about to expire is renewed this much beforehand, which spares a refused call. */
const marginMs = 10_000;

/** Milliseconds that an access token lives; 0 for one that cannot be read, so that the refresh decides. */
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

/** Counted from when the token came here: this computer's clock and the server's need not agree. */
export const isExpired = (access: string): boolean => {
  const receivedAt = Number(lasting.get('accessReceivedAt') ?? 0);
  return browserNow().getTime() > receivedAt + lifetimeOf(access) - marginMs;
};
