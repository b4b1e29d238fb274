import autocannon from 'autocannon';
import type { ProductServer } from './product-server';

const USERS = 64;
const SECONDS = 4;

/** A Source Set to save. */
export const body = (name: string): string =>
  JSON.stringify({ name, description: 'Where the rules are made', domains: ['www.whitehouse.gov', 'www.govinfo.gov'] });

/** Requests per second of 64 concurrent users, each with their own token. */
export const rateOf = async ({ url, tokens }: ProductServer, path: string): Promise<number> => {
  let user = 0;
  const result = await autocannon({
    url: `${url}${path}`,
    connections: USERS,
    duration: SECONDS,
    method: 'POST',
    body: body('Federal sources'),
    setupClient: (client) => {
      const token = tokens[user++ % tokens.length] ?? '';
      client.setHeaders({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} lost`);
  return result['2xx'] / result.duration;
};
