import { forgetTokens, keepTokens, storedTokens, type Tokens } from './session';

const exchange = async (refresh: string): Promise<Tokens | null> => {
  const response = await fetch('/api/common/refresh-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  });
  if (response.ok) return (await response.json()) as Tokens;
  // Only a refusal ends the session; an unavailable server does not.
  if (response.status === 400 || response.status === 401 || response.status === 403) return null;
  throw new TypeError('The session could not be renewed.');
};

const exchangeOnce = async (outdated: string): Promise<Tokens | null> => {
  const current = storedTokens();
  if (current === null) return null;
  if (current.access !== outdated) return current;
  if (current.refresh === null) {
    const { leaveImpersonation } = await import('../impersonation/swap-tokens');
    leaveImpersonation('The impersonation has ended');
    return null;
  }
  const renewed = await exchange(current.refresh);
  if (renewed === null) forgetTokens();
  else keepTokens(renewed);
  return renewed;
};

const renew = async (outdated: string): Promise<Tokens | null> =>
  'locks' in navigator
    ? navigator.locks.request('refresh-tokens', () => exchangeOnce(outdated))
    : exchangeOnce(outdated);

/** By the access token being replaced. */
const inFlight = new Map<string, Promise<Tokens | null>>();

/**
 * Renews the session. A refresh token can be exchanged once, so the requests of a tab share one exchange, and tabs take
 * turns through Web Locks. Over plain http there are none; the server then gives both tabs the same successor.
 */
export const refreshTokens = (outdated: string): Promise<Tokens | null> => {
  const shared = inFlight.get(outdated);
  if (shared !== undefined) return shared;
  const renewal = renew(outdated);
  inFlight.set(outdated, renewal);
  const done = () => void inFlight.delete(outdated);
  renewal.then(done, done);
  return renewal;
};
