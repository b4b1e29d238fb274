import {
  CompactSign,
  type CryptoKey,
  type JWK,
  SignJWT,
  UnsecuredJWT,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
} from 'jose';

export const KEY_ID = 'key-of-this-week';

/** What a sign-in provider says about a person. */
export const annsClaims = {
  sub: '117012345678901234567',
  email: 'ann@example.org',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'Lee',
};

type Claims = Readonly<Record<string, unknown>>;

export interface IdTokens {
  readonly issuer: string;
  readonly clientId: string;
  /** Keys that the provider never published. */
  readonly foreign: CryptoKeyPair;
  /** The keys it publishes. */
  keys(): Promise<readonly JWK[]>;
  /** Claims of a good ID token, issued now for an hour. */
  claims(changes?: Claims): Claims;
  /** Claims set to undefined are left out. */
  token(changes?: Claims): Promise<string>;
  sign(payload: string, header?: object, key?: CryptoKey): Promise<string>;
  /** The same provider, all of whose tokens have these claims too. */
  withAll(more: Claims): IdTokens;
  /** Signs with another key from now on, and publishes that one alone. */
  rotate(keyId: string): Promise<void>;
  publicKey(): CryptoKey;
  privateKey(): CryptoKey;
  seconds(): number;
}

type CryptoKeyPair = Awaited<ReturnType<typeof newPair>>;

const newPair = () => generateKeyPair('RS256', { extractable: true });
/** Made once a suite, since that takes long. */
let made: Promise<readonly [own: CryptoKeyPair, foreign: CryptoKeyPair]> | undefined;

/** ID tokens as a provider signs them. `now` is the clock of the product under test. */
export const idTokens = async (
  { issuer, clientId }: { readonly issuer: string; readonly clientId: string },
  now: () => Date,
): Promise<IdTokens> => {
  let keyId = KEY_ID;
  made ??= Promise.all([newPair(), newPair()]);
  const [own, foreign] = await made;
  let pair = own;
  const seconds = () => Math.floor(now().getTime() / 1000);
  const sign = (payload: string, header: object = {}, key: CryptoKey = pair.privateKey) =>
    new CompactSign(Buffer.from(payload))
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT', ...header })
      .sign(key);
  const withAll = (more: Claims): IdTokens => {
    const claims = (changes: Claims = {}): Claims => ({
      iss: issuer,
      aud: clientId,
      azp: clientId,
      iat: seconds(),
      nbf: seconds() - 300,
      exp: seconds() + 3600,
      ...annsClaims,
      ...more,
      ...changes,
    });
    return {
      issuer,
      clientId,
      publicKey: () => pair.publicKey,
      privateKey: () => pair.privateKey,
      foreign,
      keys: async () => [{ ...(await exportJWK(pair.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }],
      claims,
      token: (changes) => sign(JSON.stringify(claims(changes))),
      sign,
      withAll,
      rotate: async (next) => {
        keyId = next;
        pair = await newPair();
      },
      seconds,
    };
  };
  return withAll({});
};

type BadToken = readonly [fault: string, make: (of: IdTokens) => Promise<string> | string];

const withClaims = (fault: string, changes: (of: IdTokens) => Claims): BadToken => [
  fault,
  (of) => of.token(changes(of)),
];
const json = (of: IdTokens, changes: Claims = {}) => JSON.stringify(of.claims(changes));
const parts = async (of: IdTokens) => (await of.token()).split('.');
const symmetric = (of: IdTokens, secret: string) =>
  new SignJWT({ ...of.claims() })
    .setProtectedHeader({ alg: 'HS256', kid: KEY_ID })
    .sign(new TextEncoder().encode(secret));
const otherAlgorithm = async (of: IdTokens, alg: string) =>
  of.sign(json(of), { alg }, await importPKCS8(await exportPKCS8(of.privateKey()), alg));

/** ID tokens that no provider of ours issued to us for now: what is wrong with each, and how it is made. */
export const forgedIdTokens: readonly BadToken[] = [
  ['nothing', () => ''],
  ['no token', () => 'abc'],
  ['an API token', () => `aidy_01946f2a-0000-7000-8000-00000000a001.${'x'.repeat(43)}`],
  ['two parts', async (of) => (await parts(of)).slice(0, 2).join('.')],
  ['no signature', async (of) => `${(await parts(of)).slice(0, 2).join('.')}.`],
  ['the beginning of its signature', async (of) => (await of.token()).slice(0, -20)],
  ['the beginning of its claims', async (of) => (await parts(of)).map((part) => part.slice(0, 60)).join('.')],
  ['four parts', async (of) => `${await of.token()}.more`],
  ['an encrypted token’s five parts', async (of) => `${await of.token()}.more.more`],
  ['the algorithm none', (of) => new UnsecuredJWT({ ...of.claims() }).encode()],
  ['the public key used as a shared secret', async (of) => symmetric(of, await exportSPKI(of.publicKey()))],
  ['the client id used as a shared secret', (of) => symmetric(of, of.clientId)],
  ['RSA-PSS with the right key', (of) => otherAlgorithm(of, 'PS256')],
  ['a longer hash with the right key', (of) => otherAlgorithm(of, 'RS512')],
  ['another key under the same name', (of) => of.sign(json(of), {}, of.foreign.privateKey)],
  ['another key under another name', (of) => of.sign(json(of), { kid: 'key-of-next-week' }, of.foreign.privateKey)],
  ['another key without a name', (of) => of.sign(json(of), { kid: undefined }, of.foreign.privateKey)],
  ['a name of its key that is no text', (of) => of.sign(json(of), { kid: 7 }, of.foreign.privateKey)],
  [
    'a key that it brings along',
    async (of) => of.sign(json(of), { jwk: await exportJWK(of.foreign.publicKey) }, of.foreign.privateKey),
  ],
  [
    'keys at an address that it names',
    (of) => of.sign(json(of), { jku: `${of.issuer}/attacker` }, of.foreign.privateKey),
  ],
  ['an unknown critical header', (of) => critical(of)],
  [
    'claims changed after signing',
    async (of) => {
      const [header, , signature] = await parts(of);
      return [header, Buffer.from(json(of, { sub: '666' })).toString('base64url'), signature].join('.');
    },
  ],
  ['claims that are a list', (of) => of.sign(JSON.stringify([of.claims()]))],
  ['claims that are no JSON', (of) => of.sign('iss=us')],
  withClaims('another audience', () => ({ aud: 'another.apps.example' })),
  withClaims('an audience that begins alike', (of) => ({ aud: `${of.clientId}.example` })),
  withClaims('an audience of several, for another party', (of) => ({
    aud: [of.clientId, 'another.apps.example'],
    azp: 'another.apps.example',
  })),
  withClaims('an audience of several, for nobody in particular', (of) => ({
    aud: [of.clientId, 'another.apps.example'],
    azp: undefined,
  })),
  withClaims('an empty audience', () => ({ aud: [] })),
  withClaims('no audience', () => ({ aud: undefined })),
  withClaims('another authorised party', () => ({ azp: 'another.apps.example' })),
  withClaims('another issuer', () => ({ iss: 'https://accounts.example' })),
  withClaims('an issuer that begins alike', (of) => ({ iss: `${of.issuer}.example` })),
  withClaims('no issuer', () => ({ iss: undefined })),
  withClaims('an hour that is long over', (of) => ({ exp: of.seconds() - 600 })),
  withClaims('no end', () => ({ exp: undefined })),
  withClaims('an end in words', () => ({ exp: 'tomorrow' })),
  withClaims('a beginning to come', (of) => ({ nbf: of.seconds() + 600 })),
  withClaims('an issue to come', (of) => ({ iat: of.seconds() + 3600 })),
  withClaims('no issue', () => ({ iat: undefined })),
  withClaims('no subject', () => ({ sub: undefined })),
  withClaims('an empty subject', () => ({ sub: '' })),
  withClaims('a subject that is a number', () => ({ sub: 117 })),
  withClaims('an endless subject', () => ({ sub: '1'.repeat(256) })),
  [
    'an audience that is said twice, the second time another',
    (of) => of.sign(json(of).replace(/}$/, ',"aud":"another.apps.example"}')),
  ],
  [
    'an end that is said twice, the second time past',
    (of) => of.sign(json(of).replace(/}$/, `,"exp":${of.seconds() - 600}}`)),
  ],
];

const critical = (of: IdTokens) =>
  new SignJWT({ ...of.claims() })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, crit: ['vendor'], vendor: 1 })
    .sign(of.privateKey(), { crit: { vendor: true } });

/** Claims of a good token that prove no address: with them alone, nobody gets an account. */
export const unprovenAddresses: ReadonlyArray<readonly [fault: string, changes: Claims]> = [
  ['an address that the provider has not verified', { email_verified: false }],
  ['an address that is verified in words', { email_verified: 'yes' }],
  ['an address of which nothing is said', { email_verified: undefined }],
  ['no address', { email: undefined }],
  ['two addresses', { email: ['ann@example.org', 'eve@example.org'] }],
  ['an address that continues in a second line', { email: 'ann@example.org\nBcc: eve@example.org' }],
  ['an address with a sign that lower case turns into a k', { email: 'an\u212A@example.org' }],
];
