import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CompactSign, type CryptoKey, exportJWK, generateKeyPair } from 'jose';

export const CLIENT_ID = '1234567890-aidy.apps.googleusercontent.com';
export const KEY_ID = 'key-of-this-week';

/** Claims as Google Identity Services puts them into an ID token. */
export interface Claims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly given_name: string;
  readonly family_name: string;
}

export const annsClaims: Claims = {
  sub: '117012345678901234567',
  email: 'ann@example.org',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'Lee',
};

export interface FakeGoogle {
  readonly certsUrl: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** An ID token signed now, an hour valid. Claims set to undefined are left out. */
  credential(claims?: Readonly<Record<string, unknown>>): Promise<string>;
  close(): Promise<void>;
}

/** Serves the keys of a Google of one's own, and signs with them. `now` is the clock of the product under test. */
export const startFakeGoogle = async (now: () => Date = () => new Date()): Promise<FakeGoogle> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    certsUrl: `http://127.0.0.1:${port}/oauth2/v3/certs`,
    privateKey,
    publicKey,
    credential: (claims = {}) => {
      const iat = Math.floor(now().getTime() / 1000);
      const payload = {
        iss: 'https://accounts.google.com',
        aud: CLIENT_ID,
        azp: CLIENT_ID,
        iat,
        nbf: iat - 300,
        exp: iat + 3600,
        ...annsClaims,
        ...claims,
      };
      return new CompactSign(Buffer.from(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
        .sign(privateKey);
    },
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
};
