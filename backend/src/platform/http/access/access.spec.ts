import { Controller, Get } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import request from 'supertest';
import { type HttpApp, TEST_SECRETS, startHttpApp } from '#test/support/http-app';
import { Access } from './access';
import { Caller, SignedIn } from './caller';

@Controller('/api/doors')
class DoorsController {
  @Access('public')
  @Get('public')
  public(@Caller() caller: Caller | null) {
    return { caller };
  }

  @Access('optional')
  @Get('optional')
  optional(@Caller() caller: Caller | null) {
    return { caller };
  }

  @Access('user')
  @Get('user')
  user(@SignedIn() caller: Caller) {
    return { caller };
  }

  @Access('staff')
  @Get('staff')
  staff() {
    return {};
  }

  @Access('admin')
  @Get('admin')
  admin() {
    return {};
  }

  @Access('super')
  @Get('super')
  super() {
    return {};
  }
}

let http: HttpApp;
beforeAll(async () => {
  http = await startHttpApp({ controllers: [DoorsController] });
});
afterAll(() => http.close());

const enter = (door: string, bearer?: string) => {
  const call = request(http.app.getHttpServer()).get(`/api/doors/${door}`);
  return bearer === undefined ? call : call.set('Authorization', bearer);
};

test.each<[door: string, signedOut: number, user: number, staff: number, admin: number, all: number]>([
  ['public', 200, 200, 200, 200, 200],
  ['optional', 200, 200, 200, 200, 200],
  ['user', 401, 200, 200, 200, 200],
  ['staff', 401, 403, 200, 200, 200],
  ['admin', 401, 403, 403, 200, 200],
  ['super', 401, 403, 403, 403, 200],
])('%s admits exactly its callers', async (door, signedOut, user, staff, admin, all) => {
  expect((await enter(door)).status).toBe(signedOut);
  expect((await enter(door, http.bearer())).status).toBe(user);
  expect((await enter(door, http.bearer({ roles: ['staff'] }))).status).toBe(staff);
  expect((await enter(door, http.bearer({ roles: ['admin'] }))).status).toBe(admin);
  expect((await enter(door, http.bearer({ roles: ['super'] }))).status).toBe(all);
});

test('each denial has its own code', async () => {
  const codes = async (bearer?: string) =>
    Promise.all(['user', 'staff', 'admin', 'super'].map(async (door) => (await enter(door, bearer)).body.code));
  expect(await codes()).toEqual(['AUTH_REQUIRED', 'AUTH_REQUIRED', 'AUTH_REQUIRED', 'AUTH_REQUIRED']);
  expect(await codes(http.bearer())).toEqual([undefined, 'STAFF_ONLY', 'ADMIN_ONLY', 'ACCESS_DENIED']);
});

test('a 401 names the authentication scheme', async () => {
  expect((await enter('user')).headers['www-authenticate']).toBe('Bearer');
});

test('the caller is the token’s user, with their impersonator', async () => {
  const eve = { userId: 'ann', sessionId: 's9', roles: ['staff' as const], impersonator: { userId: 'eve' } };
  expect((await enter('user', http.bearer(eve))).body.caller).toEqual(eve);
  expect((await enter('optional', http.bearer())).body.caller).toMatchObject({ userId: 'ann' });
  expect((await enter('optional')).body.caller).toBeNull();
  expect((await enter('public', http.bearer())).body.caller).toBeNull();
});

test("a token expires after 15 minutes of the application's clock", async () => {
  const bearer = http.bearer();
  http.clock.advance(15 * 60_000 - 1);
  expect((await enter('user', bearer)).status).toBe(200);
  http.clock.advance(1);
  expect((await enter('user', bearer)).status).toBe(401);
  expect((await enter('optional', bearer)).status).toBe(401);
});

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const signed = (header: object, claims: object, secret = TEST_SECRETS.jwtSecret, hash = 'sha256'): string => {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
};
const HEADER = { alg: 'HS256', typ: 'JWT' };
const claims = (more: object = {}): object => {
  const iat = Math.floor(http.clock.now().getTime() / 1000);
  return { typ: 'access', sub: 'ann', sid: 's', roles: [], iss: 'aidy', aud: 'aidy-api', iat, exp: iat + 900, ...more };
};

test('a valid token is accepted where the invalid ones below are refused', async () => {
  expect((await enter('user', `Bearer ${signed(HEADER, claims())}`)).status).toBe(200);
});

test.each<[string, () => string]>([
  ['no token at all', () => ''],
  ['another scheme', () => `Basic ${Buffer.from('ann:secret').toString('base64')}`],
  ['no JWT', () => 'Bearer abc'],
  ['alg none', () => `Bearer ${encoded({ alg: 'none' })}.${encoded(claims())}.`],
  ['alg None with a signature', () => `Bearer ${signed({ alg: 'None' }, claims())}`],
  ['HS384', () => `Bearer ${signed({ alg: 'HS384' }, claims(), TEST_SECRETS.jwtSecret, 'sha384')}`],
  ['HS512', () => `Bearer ${signed({ alg: 'HS512' }, claims(), TEST_SECRETS.jwtSecret, 'sha512')}`],
  ['RS256 in name', () => `Bearer ${signed({ alg: 'RS256' }, claims())}`],
  ['another secret', () => `Bearer ${signed(HEADER, claims(), 'another secret of more than 32 characters')}`],
  ['an empty secret', () => `Bearer ${signed(HEADER, claims(), '')}`],
  ['its own key by jwk', () => `Bearer ${signed({ ...HEADER, jwk: { kty: 'oct', k: 'eA' } }, claims(), 'x')}`],
  ['its own key by kid', () => `Bearer ${signed({ ...HEADER, kid: '/dev/null' }, claims(), '')}`],
  [
    'claims changed after signing',
    () => {
      const [header, , signature] = signed(HEADER, claims()).split('.');
      return `Bearer ${header}.${encoded(claims({ roles: ['super'] }))}.${signature}`;
    },
  ],
  ['no signature', () => `Bearer ${signed(HEADER, claims()).split('.').slice(0, 2).join('.')}.`],
  ['another issuer', () => `Bearer ${signed(HEADER, claims({ iss: 'evil' }))}`],
  ['no issuer', () => `Bearer ${signed(HEADER, claims({ iss: undefined }))}`],
  ['another audience', () => `Bearer ${signed(HEADER, claims({ aud: 'other' }))}`],
  ['a refresh token', () => `Bearer ${signed(HEADER, claims({ typ: 'refresh' }))}`],
  ['no kind', () => `Bearer ${signed(HEADER, claims({ typ: undefined }))}`],
  ['no subject', () => `Bearer ${signed(HEADER, claims({ sub: undefined }))}`],
  ['an empty subject', () => `Bearer ${signed(HEADER, claims({ sub: '' }))}`],
  ['a subject that is an object', () => `Bearer ${signed(HEADER, claims({ sub: { $ne: null } }))}`],
  ['no session', () => `Bearer ${signed(HEADER, claims({ sid: undefined }))}`],
  ['unknown roles', () => `Bearer ${signed(HEADER, claims({ roles: ['root'] }))}`],
  ['roles as text', () => `Bearer ${signed(HEADER, claims({ roles: 'super' }))}`],
  ['no end', () => `Bearer ${signed(HEADER, claims({ exp: undefined }))}`],
  ['an expiry as text', () => `Bearer ${signed(HEADER, claims({ exp: '9999999999' }))}`],
  ['an expiry in the past', () => `Bearer ${signed(HEADER, claims({ exp: 1 }))}`],
])('%s is refused', async (_name, bearer) => {
  const { status, body } = await enter('user', bearer());
  expect([status, body.code]).toEqual([401, 'AUTH_REQUIRED']);
});
