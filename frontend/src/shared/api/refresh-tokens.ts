import { forgetTokens, keepTokens, storedTokens, type Tokens } from './session';

const exchange = async (refresh: string): Promise<Tokens | null> => {
  const response = await fetch('/api/common/refresh-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh }),
  });
  if (response.ok) return (await response.json()) as Tokens;
  // Only a refusal ends the session; a server that is away for a moment does not sign anybody out.
  if (response.status === 400 || response.status === 401 || response.status === 403) return null;
  throw new TypeError('The session could not be renewed.');
};

/**
 * Renews the session. A refresh token works once, and a second use ends the session, so all tabs take turns;
 * whoever comes second finds the tokens renewed and takes those.
 */
export const refreshTokens = async (outdated: string): Promise<Tokens | null> => {
  const renew = async (): Promise<Tokens | null> => {
    const current = storedTokens();
    if (current === null) return null;
    if (current.access !== outdated) return current;
    const renewed = await exchange(current.refresh);
    if (renewed === null) forgetTokens();
    else keepTokens(renewed);
    return renewed;
  };
  // Web Locks exist only in secure contexts; a plain-http host in a home network falls back to this tab's own turn.
  return 'locks' in navigator ? navigator.locks.request('refresh-tokens', renew) : renew();
};
