import { ROTATION_GRACE_MS } from '#modules/accounts/domain/session.decider';
import { PASSWORD, type SignedIn, accountSteps, bearer } from '../support/accounts/account-steps';
import { type AccountsApp, startAccountsApp } from '../support/accounts/accounts-app';
import { temporaryFolder } from '../support/temporary-folder';

const HOUR_MS = 3_600_000;
const dataDir = temporaryFolder();
let aidy: AccountsApp;
let steps: ReturnType<typeof accountSteps>;
beforeAll(async () => {
  aidy = await startAccountsApp({ dataDir });
  steps = accountSteps(aidy);
});
afterAll(() => aidy.close());

const typesOf = async (userId: string) =>
  (await aidy.events()).filter(({ stream }) => stream === `user-${userId}`).map(({ type }) => type);

describe('from a first visit to a new password', () => {
  const email = 'Ann.Lee@example.org';
  let session: SignedIn;

  test('a user registers and gets a link by mail', async () => {
    const { status, body, headers } = await steps.register(email);
    expect([status, body, headers['x-position']]).toEqual([200, {}, undefined]);
    expect(headers.date).toBe(aidy.clock.now().toUTCString());
    const mail = await aidy.mailTo(email);
    expect(mail.subject).toBe('Activate your Aidy account');
    expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/verify-email\/[\w-]+\/[\w-]{43}$/);
  });

  test('the link activates the account and signs in', async () => {
    const { status, body } = await steps.verify(await steps.linkOf(email));
    expect(status).toBe(200);
    session = body as SignedIn;
    expect(session).toEqual({
      username: email,
      to_init: [],
      access: expect.any(String),
      refresh: expect.any(String),
    });
  });

  test('the link works once', async () => {
    const { status, body } = await steps.verify(await steps.linkOf(email));
    expect([status, body.code]).toEqual([400, 'INVALID']);
  });

  test('the account shows its data and limits', async () => {
    const { body } = await aidy.get('/api/common/user/', bearer(session.access));
    expect(body).toEqual({
      user_uid: expect.any(String),
      username: email,
      slug: expect.any(String),
      email,
      first_name: 'Ann',
      last_name: 'Lee',
      role: 'coordinator',
      org_name: null,
      subscription_type: 'free',
      stripe_plan_active: false,
      payment_due: false,
      rss_url: expect.stringMatching(/\/rss\/user\/.+\.xml$/),
      is_super: false,
      referral_link: expect.stringMatching(/^http:\/\/localhost:3000\/register\?ref=[\w-]{12}$/),
      include_audio: false,
      introduction: 'new',
      recovery_codes_left: null,
      has_google: false,
      has_oidc: false,
      has_password: true,
      email_time: '12:00',
      timezone: null,
      activated_at: expect.any(String),
      tracker_count: 0,
      day_tracker_count: 0,
      total_tracker_limit: 5,
      day_tracker_limit: 2,
    });
    const staff = await aidy.post('/api/common/check-staff/', {}, bearer(session.access));
    expect(staff.body).toEqual({ is_staff: false, is_admin: false, is_super: false });
  });

  test('settings are stored and visible to the next request', async () => {
    const headers = bearer(session.access);
    const time = await aidy.post('/api/common/update-email-send-time/', { hour: 18, minute: 30 }, headers);
    expect(time.body).toEqual({ hour: 18, minute: 30 });
    const audio = await aidy.post('/api/common/update-audio-preference/', { include_audio: true }, headers);
    expect(audio.body).toEqual({ include_audio: true });
    const { body } = await aidy.get('/api/common/user/', headers);
    expect(body).toMatchObject({ email_time: '18:30', include_audio: true });
    const profile = { first_name: 'Anne', last_name: 'Li' };
    expect((await aidy.post('/api/common/update-profile/', profile, headers)).body).toEqual(profile);
    const timezone = { timezone: 'Europe/Berlin' };
    expect((await aidy.post('/api/common/update-timezone/', timezone, headers)).body).toEqual(timezone);
    expect((await aidy.get('/api/common/user/', headers)).body).toMatchObject({ ...profile, ...timezone });
    const nowhere = await aidy.post('/api/common/update-timezone/', { timezone: 'Europe/Nowhere' }, headers);
    expect([nowhere.status, nowhere.body.errors[0].path]).toEqual([400, 'timezone']);
    const pasted = await aidy.post(
      '/api/common/update-profile/',
      { ...profile, first_name: 'a'.repeat(10_000) },
      headers,
    );
    expect([pasted.status, pasted.body.errors[0].message]).toEqual([400, 'At most 100 characters']);
    const early = await aidy.post('/api/common/update-email-send-time/', { hour: 3, minute: 0 }, headers);
    expect([early.status, early.body.code]).toEqual([400, 'INVALID']);
  });

  test('the token is valid and has an expiry', async () => {
    const { status, body } = await aidy.post('/api/common/validate-token/', {}, bearer(session.access));
    expect([status, body]).toEqual([
      200,
      { valid: true, user_uid: expect.any(String), expires_at: '2026-03-01T12:15:00.000Z', impersonating: null },
    ]);
  });

  test('requests that refresh at the same time get the same new token', async () => {
    const { body: own } = await steps.signIn(email);
    const answers = await Promise.all([1, 2, 3].map(() => steps.refresh(own.refresh)));
    const [token, ...others] = answers.map(({ body }) => body.refresh as string);
    expect(others).toEqual([token, token]);
    expect((await steps.refresh(token ?? '')).status).toBe(200);
  });

  test('a refresh gives new tokens; using the old one later gives them once more, and then ends the session', async () => {
    const second = await steps.refresh(session.refresh);
    expect(second.status).toBe(200);
    aidy.clock.advance(ROTATION_GRACE_MS);
    const repeated = await steps.refresh(session.refresh);
    expect([repeated.status, repeated.body.refresh]).toEqual([200, second.body.refresh]);
    aidy.clock.advance(ROTATION_GRACE_MS);

    const stolen = await steps.refresh(session.refresh);
    expect([stolen.status, stolen.body.code]).toEqual([401, 'AUTH_REQUIRED']);
    const after = await steps.refresh(second.body.refresh);
    expect([after.status, after.body.code]).toEqual([401, 'AUTH_REQUIRED']);
    const validated = await aidy.post('/api/common/validate-token/', {}, bearer(second.body.access));
    expect(validated.status).toBe(401);
  });

  test('signing in and out', async () => {
    const { status, body } = await steps.signIn('ANN.LEE@example.org');
    expect(status).toBe(200);
    expect((await steps.signOut(body.refresh)).status).toBe(204);
    expect((await steps.signOut(body.refresh)).status).toBe(204);
    expect((await steps.refresh(body.refresh)).status).toBe(401);
  });

  test('a forgotten password is replaced by mail, and all sessions end', async () => {
    const { body: elsewhere } = await steps.signIn(email);
    const response = await steps.forgot(email);
    expect([response.status, response.body, response.headers['x-position']]).toEqual([200, {}, undefined]);
    const link = await steps.linkOf(email, 2);
    const done = await steps.reset(link, 'another harbour lamp');
    expect([done.status, done.body]).toEqual([200, { username: email }]);

    expect((await steps.refresh(elsewhere.refresh)).status).toBe(401);
    expect((await steps.signIn(email)).body.code).toBe('INVALID_CREDENTIALS');
    expect((await steps.signIn(email, 'another harbour lamp')).status).toBe(200);
    expect((await steps.reset(link, 'a third harbour lamp')).body.code).toBe('INVALID');
  });
});

describe('links', () => {
  test('a verification link is valid for 72 hours', async () => {
    await steps.register('late@example.org');
    const link = await steps.linkOf('late@example.org');
    aidy.clock.advance(72 * HOUR_MS);
    expect((await steps.verify(link)).body.code).toBe('INVALID');
  });

  test('links can be checked without using them up', async () => {
    const opens = async (purpose: 'verify' | 'reset', link: { uid: string; token: string }) =>
      (await aidy.post('/api/common/check-link/', { purpose, ...link })).body;
    await steps.register('ask@example.org');
    const verify = await steps.linkOf('ask@example.org');
    expect(await opens('verify', verify)).toEqual({ usable: true });
    expect(await opens('reset', verify)).toEqual({ usable: false });
    expect(await opens('verify', { ...verify, token: 'x'.repeat(43) })).toEqual({ usable: false });
    expect((await steps.verify(verify)).status).toBe(200);
    expect(await opens('verify', verify)).toEqual({ usable: false });

    await steps.forgot('ask@example.org');
    const reset = await steps.linkOf('ask@example.org', 2);
    expect(await opens('reset', reset)).toEqual({ usable: true });
    aidy.clock.advance(HOUR_MS);
    expect(await opens('reset', reset)).toEqual({ usable: false });
  });

  test('a reset link is valid for one hour, and only for its account', async () => {
    await steps.join('carol@example.org');
    await steps.join('dan@example.org');
    await steps.forgot('carol@example.org');
    const link = await steps.linkOf('carol@example.org', 2);
    const { uid } = await steps.linkOf('dan@example.org');
    expect((await steps.reset({ ...link, uid }, 'another harbour lamp')).body.code).toBe('INVALID');
    aidy.clock.advance(HOUR_MS);
    expect((await steps.reset(link, 'another harbour lamp')).body.code).toBe('INVALID');
  });

  test('links use PUBLIC_URL, whatever the request’s Host header', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    await aidy.post('/api/common/send-verify-email/', { email: 'host@example.org' }, headers);
    const mail = await aidy.mailTo('host@example.org');
    expect(mail.links.map((url) => new URL(url).origin)).toEqual(['http://localhost:3000']);
    expect(mail.html).not.toContain('evil.example');
  });
});

describe('one address', () => {
  test('the first of two registrations to be activated gets the address, and the other has no effect', async () => {
    const email = 'twice@example.org';
    await steps.register(email);
    await steps.register(email);
    const [first, second] = [await steps.linkOf(email, 1), await steps.linkOf(email, 2)];
    expect(first.uid).not.toBe(second.uid);
    expect((await steps.verify(second)).status).toBe(200);
    const late = await steps.verify(first, 'quite another lamp');
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    expect(await typesOf(first.uid)).not.toContain('UserActivated');
    expect((await steps.signIn(email)).status).toBe(200);
  });

  test('concurrent activations create one account', async () => {
    const email = 'race@example.org';
    await Promise.all([steps.register(email), steps.register(email)]);
    const links = [await steps.linkOf(email, 1), await steps.linkOf(email, 2)];
    const answers = await Promise.all(links.map((link) => steps.verify(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('registering again is answered by mail only', async () => {
    await steps.join('known@example.org');
    const known = await steps.register('known@example.org');
    const unknown = await steps.register('unknown@example.org');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(known.headers)).toEqual(names(unknown.headers));
    const mail = await aidy.mailTo('known@example.org', 2);
    expect(mail.subject).toBe('You already have an account at Aidy');
    expect(mail.links).toContain('http://localhost:3000/forgot');
  });
});

test('a pending tracker is created once with the account', async () => {
  const pending = {
    tracker_description: 'Tariffs of the United States',
    update_frequency: 'week',
    model: 'sonar-reasoning-pro',
    domains: ['https://www.whitehouse.gov/news'],
  };
  const session = await steps.join('waiting@example.org', { pending_tracker: pending });
  expect(session.to_init).toHaveLength(1);
  const created = async () => (await aidy.events()).filter(({ type }) => type === 'TrackerCreated');
  await aidy.settled();
  expect((await created()).map(({ stream }) => stream)).toEqual([`tracker-${session.to_init[0]}`]);
  const { body } = await aidy.get('/api/common/user/', bearer(session.access));
  expect(body.tracker_count).toBe(1);
});

test('a tracker that a registration brings to an address with an account is not made in that account', async () => {
  const { access } = await steps.join('owner@example.org');
  const made = async () => (await aidy.events()).filter(({ type }) => type === 'TrackerCreated').length;
  const before = await made();
  const pending = { tracker_description: 'What a stranger typed', update_frequency: 'week', domains: [] };
  expect((await steps.register('owner@example.org', { pending_tracker: pending })).status).toBe(200);
  await aidy.mailTo('owner@example.org', 2);
  await aidy.settled();
  expect(await made()).toBe(before);
  expect((await aidy.get('/api/common/user/', bearer(access))).body.tracker_count).toBe(0);
  expect(JSON.stringify(await aidy.events())).not.toContain('What a stranger typed');
});

test('an invalid pending tracker is refused before the mail is sent', async () => {
  const before = (await aidy.events()).length;
  const pending = { tracker_description: ' ', update_frequency: 'hour', domains: ['not a host'] };
  const { status, body } = await steps.register('nope@example.org', { pending_tracker: pending });
  expect([status, body.code]).toEqual([400, 'INVALID']);
  expect(await aidy.events()).toHaveLength(before);
});

test('an unknown address, a wrong password and a pending account get the same response', async () => {
  await steps.join('real@example.org');
  await steps.register('pending@example.org');
  const answers = [
    await steps.signIn('nobody@example.org'),
    await steps.signIn('real@example.org', 'wrong harbour lamp'),
    await steps.signIn('pending@example.org', PASSWORD),
  ];
  const told = answers.map(({ status, body }) => ({ status, ...body, request_id: '' }));
  expect(told[0]).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});
