import { createHmac } from 'node:crypto';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signed = (header: object, claims: object, secret: string, hash = 'sha256'): string => {
  const content = `${part(header)}.${part(claims)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
};

const HEADER = { alg: 'HS256', typ: 'JWT' };

/** Authorization headers that must be refused, by their fault. */
export const forgedAuthorizations = (
  secret: string,
  nowSeconds: number,
  refresh: string,
): Readonly<Record<string, string>> => {
  const claims = {
    typ: 'access',
    sub: 'ann',
    sid: 'a-session',
    roles: ['staff', 'admin', 'super'],
    iat: nowSeconds,
    exp: nowSeconds + 900,
    aud: 'aidy-api',
    iss: 'aidy',
  };
  const good = signed(HEADER, claims, secret);
  const [head = '', , signature = ''] = good.split('.');
  const changed = (changes: object): string => signed(HEADER, { ...claims, ...changes }, secret);
  const tokens = {
    'no token': '',
    'no JWT': 'bad',
    'another secret': signed(HEADER, claims, 'another secret of thirty-two characters'),
    'an empty secret': signed(HEADER, claims, ''),
    'no algorithm': `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    'no algorithm, in another case': `${part({ alg: 'nOnE' })}.${part(claims)}.`,
    'no algorithm, with a signature': `${part({ alg: 'none' })}.${part(claims)}.${signature}`,
    'another algorithm': signed({ alg: 'HS512', typ: 'JWT' }, claims, secret, 'sha512'),
    'an asymmetric algorithm': signed({ alg: 'RS256', typ: 'JWT' }, claims, secret),
    'no signature': `${head}.${part(claims)}.`,
    'claims changed after signing': `${head}.${part({ ...claims, sub: 'bob' })}.${signature}`,
    'a foreign key': signed({ ...HEADER, jku: 'https://evil.example/keys', kid: '../../dev/null' }, claims, ''),
    'run out': changed({ iat: nowSeconds - 1000, exp: nowSeconds - 1 }),
    'no end': changed({ exp: undefined }),
    'an expiry that is not a number': changed({ exp: '9999999999' }),
    'another kind': changed({ typ: 'refresh' }),
    'no kind': changed({ typ: undefined }),
    'another audience': changed({ aud: 'another' }),
    'another issuer': changed({ iss: 'another' }),
    nobody: changed({ sub: '' }),
    'no session': changed({ sid: undefined }),
    'an unknown role': changed({ roles: ['owner'] }),
    'roles that are not a list': changed({ roles: 'super' }),
    'a refresh token': refresh,
    'a NUL at its end': `${good}%00`,
    'two tokens, separated by a comma': `${good},${good}`,
  };
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([fault, token]) => [fault, `Bearer ${token}`])),
    'another scheme': `Basic ${good}`,
    'no scheme': good,
  };
};
