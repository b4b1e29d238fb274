import { emailAddressDecider } from '#modules/accounts/domain/email-address.decider';
import { AccountKeys } from '#modules/accounts/keys/account-keys';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { BEGINNING } from '#platform/event-store/event-store';
import { PASSWORD, type SignedIn, accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, newlyKept, startAccountsApp } from '../support/accounts/accounts-app';
import { temporaryFolder } from '../support/temporary-folder';

const dataDir = temporaryFolder();
const kept = newlyKept();
let aidy: AccountsApp;
let ann: SignedIn;
beforeAll(async () => {
  aidy = await startAccountsApp({ dataDir, kept });
  ann = await accountSteps(aidy).join('ann@example.org');
  await accountSteps(aidy).register('pending@example.org');
  await aidy.mailTo('pending@example.org');
  await aidy.settled();
});
afterAll(() => aidy.close());

const at = (path: string) => `/api/common/${path}/`;
const link = { uid: '0190163d-8694-739b-aea5-966c26f8ad91', token: 'a'.repeat(43) };
const names = { first_name: 'Ann', last_name: 'Lee' };

const emails = [
  '',
  'x',
  'a@b',
  '@example.org',
  'ann@',
  'ann example@example.org',
  'ann@example',
  'ann@@example.org',
  'ann@example.org\r\nBcc: eve@example.org',
  'ann@example.org, eve@example.org',
  'Ann <ann@example.org>',
  `${'a'.repeat(65)}@example.org`,
  `ann@${'e'.repeat(250)}.org`,
  'ann@exam\u0000ple.org',
  7,
  null,
  {},
  ['ann@example.org'],
];

describe('refuses malformed requests, names their fields, and appends nothing', () => {
  const requests: [string, string, object, string][] = [
    ...emails.map((email): [string, string, object, string] => [
      `the address ${JSON.stringify(email)?.slice(0, 40)}`,
      'send-verify-email',
      { email },
      'email',
    ]),
    ['no address to reset', 'send-reset-email', {}, 'email'],
    [
      'a role that cannot be requested',
      'send-verify-email',
      { email: 'eve@example.org', member_type: 'admin' },
      'member_type',
    ],
    ['an unknown field', 'send-verify-email', { email: 'eve@example.org', is_super: true }, 'is_super'],
    [
      'key facts by a visitor',
      'send-verify-email',
      {
        email: 'eve@example.org',
        pending_tracker: { tracker_description: 'x', update_frequency: 'day', key_facts: [{ name: 'a' }] },
      },
      'pending_tracker.key_facts',
    ],
    [
      'a folder by a visitor',
      'send-verify-email',
      {
        email: 'eve@example.org',
        pending_tracker: { tracker_description: 'x', update_frequency: 'day', parent_uid: 'f' },
      },
      'pending_tracker.parent_uid',
    ],
    ['no first name', 'verify-account', { ...link, ...names, first_name: ' ', password: PASSWORD }, 'first_name'],
    [
      'an invisible last name',
      'verify-account',
      { ...link, ...names, last_name: '\u200b\u202e', password: PASSWORD },
      'last_name',
    ],
    [
      'a name with a header',
      'verify-account',
      { ...link, ...names, last_name: 'Lee\r\nBcc: eve@example.org', password: PASSWORD },
      'last_name',
    ],
    ['a path as user', 'verify-account', { ...link, ...names, uid: '../../etc', password: PASSWORD }, 'uid'],
    ['a role beside the names', 'verify-account', { ...link, ...names, password: PASSWORD, roles: ['super'] }, 'roles'],
    ['a token that is not a text', 'reset-password', { ...link, token: { $ne: '' }, password: PASSWORD }, 'token'],
    [
      'a password of 100,000 characters',
      'sign-in',
      { username: 'ann@example.org', password: 'x'.repeat(100_000) },
      'password',
    ],
    ['no password', 'sign-in', { username: 'ann@example.org' }, 'password'],
    ['nothing', 'refresh-token', {}, 'refresh'],
    ['a number', 'sign-out', { refresh: 5 }, 'refresh'],
  ];
  test.each(requests)('%s', async (_name, path, body, field) => {
    const before = (await aidy.events()).length;
    const answer = await aidy.post(at(path), body);
    expect([answer.status, answer.body.code, answer.type]).toEqual([400, 'INVALID', 'application/problem+json']);
    expect(answer.body.errors.map(({ path: named }: { path: string }) => named)).toContain(field);
    expect(await aidy.events()).toHaveLength(before);
  });
});

describe('well-formed requests that are not allowed append nothing either', () => {
  const refusals: [string, string, object, number, string][] = [
    ['a link that was never sent', 'verify-account', { ...link, ...names, password: PASSWORD }, 400, 'INVALID'],
    ['a reset that was never asked for', 'reset-password', { ...link, password: PASSWORD }, 400, 'INVALID'],
    ['a Google sign-in that is not set up', 'sign-in', { credential: 'eyJhbGciOiJub25lIn0.e30.' }, 400, 'INVALID'],
    [
      'a wrong password',
      'sign-in',
      { username: 'ann@example.org', password: 'wrong harbour lamp' },
      401,
      'INVALID_CREDENTIALS',
    ],
    ['an invented refresh token', 'refresh-token', { refresh: `${link.uid}.${link.token}` }, 401, 'AUTH_REQUIRED'],
    ['a malformed refresh token', 'refresh-token', { refresh: 'refresh' }, 401, 'AUTH_REQUIRED'],
  ];
  test.each(refusals)('%s', async (_name, path, body, status, code) => {
    const before = (await aidy.events()).length;
    const answer = await aidy.post(at(path), body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await aidy.events()).toHaveLength(before);
  });

  test('a forged token of an active session', async () => {
    const [sessionId] = ann.refresh.split('.');
    const before = (await aidy.events()).length;
    expect((await aidy.post(at('refresh-token'), { refresh: `${sessionId}.${link.token}` })).status).toBe(401);
    expect((await aidy.post(at('sign-out'), { refresh: `${sessionId}.${link.token}` })).status).toBe(204);
    expect(await aidy.events()).toHaveLength(before);
    expect((await aidy.post(at('validate-token'), {}, bearer(ann.access))).status).toBe(200);
  });

  test.each(['user', 'validate-token', 'check-staff', 'update-email-send-time', 'update-audio-preference'])(
    '%s without, and with a refresh token instead of, an access token',
    async (path) => {
      const send = (headers: Record<string, string>) =>
        path === 'user' ? aidy.get(at(path), headers) : aidy.post(at(path), {}, headers);
      for (const headers of [{}, bearer(ann.refresh), bearer(`${ann.access}x`), bearer('eyJhbGciOiJub25lIn0.e30.')]) {
        const answer = await send(headers);
        expect([answer.status, answer.body.code]).toEqual([401, 'AUTH_REQUIRED']);
      }
    },
  );
});

test.each(['short-one', 'password123!', 'pending@example.org', 'x'.repeat(129)])(
  'the password %s is refused, and the link still works',
  async (password) => {
    const steps = accountSteps(aidy);
    const before = (await aidy.events()).length;
    const { status, body } = await steps.verify(await steps.linkOf('pending@example.org'), password);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'INVALID', 'password']);
    expect(await aidy.events()).toHaveLength(before);
  },
);

test('no password, token or address is in the log in the clear', async () => {
  const { events } = await kept.log.readAll({ after: BEGINNING, limit: 100_000 });
  const text = JSON.stringify(events);
  const { token } = await accountSteps(aidy).linkOf('pending@example.org');
  for (const secret of [PASSWORD, token, ann.refresh.split('.')[1], 'ann@example.org', '$argon2id', '"Lee"']) {
    expect(text).not.toContain(secret);
  }
});

test('the response for a partially created or erased account is like any other', async () => {
  const nobody = '0190163d-8694-739b-aea5-966c26f8ad91';
  const keys = aidy.app.get(AccountKeys, { strict: false });
  const eve = { firstName: 'Eve', lastName: 'Lee', passwordHash: 'x', identity: null };
  const claim = { type: 'ClaimEmail', userId: nobody, ...eve } as const;
  const context = ofTheSystem(nobody, new Date());
  const emailKey = keys.emailKey('half@example.org');
  await aidy.app.get(CommandRunner, { strict: false }).run(emailAddressDecider, emailKey, claim, context);

  for (const path of ['send-verify-email', 'send-reset-email']) {
    const half = await aidy.post(at(path), { email: 'half@example.org' });
    const unknown = await aidy.post(at(path), { email: 'unknown@example.org' });
    expect([path, half.status, half.body]).toEqual([path, unknown.status, unknown.body]);
  }
});

describe('too many tries', () => {
  let scarce: AccountsApp;
  beforeAll(async () => {
    scarce = await startAccountsApp({ dataDir: `${dataDir}/scarce`, environment: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => scarce.close());

  test('ten sign-ins in 15 minutes, whether or not the account exists', async () => {
    const steps = accountSteps(scarce);
    for (let count = 0; count < 10; count++) expect((await steps.signIn('nobody@example.org')).status).toBe(401);
    const { status, body, headers } = await steps.signIn('Nobody@example.org');
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('five mails an hour, of both kinds together', async () => {
    const steps = accountSteps(scarce);
    for (let count = 0; count < 3; count++) expect((await steps.register('eve@example.org')).status).toBe(200);
    for (let count = 0; count < 2; count++) expect((await steps.forgot('eve@example.org')).status).toBe(200);
    expect((await steps.register('eve@example.org')).status).toBe(429);
    expect((await steps.forgot('EVE@example.org')).status).toBe(429);
  });
});
