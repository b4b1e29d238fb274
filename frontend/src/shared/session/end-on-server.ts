import type { Tokens } from './tokens';

/** Ends a session or an impersonation. Best effort, since it expires anyway; the page may be left meanwhile. */
export const endOnServer = async ({ access, refresh }: Tokens): Promise<void> => {
  const [path, sent] =
    refresh === null
      ? ['end-impersonation', { headers: { authorization: `Bearer ${access}` } }]
      : ['sign-out', { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ refresh }) }];
  await fetch(`/api/common/${path}`, { method: 'POST', keepalive: true, ...sent }).catch(() => undefined);
};
