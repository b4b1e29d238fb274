import { type IdTokens, idTokens } from '../accounts/id-tokens';
import { listening } from '../servers/listening';

export const CLIENT_ID = '1234567890-aidy.apps.googleusercontent.com';

export interface FakeGoogle {
  readonly certsUrl: string;
  readonly tokens: IdTokens;
  /** How often its keys were read. */
  reads(): number;
  /** An ID token signed now, an hour valid. Claims set to undefined are left out. */
  credential(claims?: Readonly<Record<string, unknown>>): Promise<string>;
  close(): Promise<void>;
}

/** Serves the keys of a Google of one's own, and signs with them. `now` is the clock of the product under test. */
export const startFakeGoogle = async (now: () => Date = () => new Date()): Promise<FakeGoogle> => {
  const tokens = await idTokens({ issuer: 'https://accounts.google.com', clientId: CLIENT_ID }, now);
  let reads = 0;
  const server = await listening(async (_request, response) => {
    reads += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: await tokens.keys() }));
  });
  return {
    certsUrl: `${server.origin}/oauth2/v3/certs`,
    tokens,
    reads: () => reads,
    credential: tokens.token,
    close: server.close,
  };
};
