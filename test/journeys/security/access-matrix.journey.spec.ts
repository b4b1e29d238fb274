import request from 'supertest';
import { SECRETS, type Secrets } from '#platform/config/secrets';
import { AccessTokens } from '#platform/http/access/access-tokens';
import type { Role } from '#platform/http/access/caller';
import { forgedAuthorizations } from '#test/support/accounts/forged-tokens';
import { sampled } from '#test/support/long';
import { joinProduct } from '#test/support/people';
import { type Product, startProduct } from '#test/support/product';
import { type Audience, type ExampleIds, type Rule, makeExamples, rules, subjectOf } from '#test/support/requests';
import { temporaryFolder } from '#test/support/temporary-folder';
import { until } from '#test/support/until';
import { UNREACHABLE_HOSTS } from '#test/support/walk-through';
import { type Asker, REFUSALS, accessOf, callers } from './access-table';

const folder = temporaryFolder();
let product: Product;
let routes: readonly string[];
let hidden: ExampleIds;
let open: ExampleIds;
let bobs: ExampleIds;
let unknown: ExampleIds;
/** The position of the event that created the hidden tracker. */
let created: number | undefined;
/** API tokens of Ann by scope. */
let annsTokens: Readonly<Record<string, { readonly authorization: string }>>;

beforeAll(async () => {
  product = await startProduct(folder, UNREACHABLE_HOSTS);
  hidden = await makeExamples(product, 'ann');
  open = await makeExamples(product, 'ann');
  created = (await product.events(`tracker-${hidden.tracker}`))[0]?.position;
  bobs = await makeExamples(product, 'bob');
  unknown = Object.fromEntries(Object.keys(bobs).map((subject) => [subject, 'unknown']));
  annsTokens = { read: await apiToken('read'), write: await apiToken('write'), admin: await apiToken('admin') };
  await product.as('ann').post(`/api/topics/toggle-public/${open.tracker}/`, { public: true });
  const { paths } = (await product.signedOut.get('/api/openapi.json')).body as { paths: Record<string, object> };
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
});
afterAll(() => product.stop());

/** The types of all events, including those of research: no run is in progress during these tests. */
/** Without what the product itself appends some minutes after it began: webhooks' exchanges expire. */
const typesInLog = async (): Promise<readonly string[]> =>
  (await product.events()).map(({ type }) => type).filter((type) => type !== 'ExchangesExpired');

const ruleOf = (route: string): Rule => rules[route] ?? ['anyone'];
const of = (...audiences: readonly Audience[]): readonly string[] =>
  routes.filter((route) => audiences.includes(ruleOf(route)[0]));

interface Asking {
  readonly ids?: ExampleIds;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: (body: object) => object;
}

/** A route's response, as `status code`. */
const ask = async (route: string, { ids = hidden, headers = {}, body = (sent) => sent }: Asking = {}) => {
  const [method = '', path = ''] = route.split(' ');
  const idOf = (subject: string): string => ids[subject] ?? 'unknown';
  const address = path
    .replace('{id}', idOf(subjectOf(route) ?? ''))
    .replace('{runId}', idOf('run'))
    .replace('{presetId}', 'campaigns')
    .replace('{slug}', 'department-of-energy')
    .replace('{resource}', 'trackers')
    .replace('{name}', 'Rate')
    .replace('{position}', String(created));
  const server = request(product.app.getHttpServer());
  const call = () => {
    if (method === 'GET') return server.get(address);
    if (method === 'DELETE') return server.delete(address);
    if (method === 'PUT') return server.put(address).send(body(ruleOf(route)[1]?.(ids) ?? {}));
    return server.post(address).send(body(ruleOf(route)[1]?.(ids) ?? {}));
  };
  const response = await call().set(headers);
  product.answers.check(method.toLowerCase(), address, response);
  return response;
};
const answersOf = async (routes: readonly string[], asking: Asking): Promise<string[]> => {
  const answers: string[] = [];
  for (const route of routes) {
    const { status, body } = await ask(route, asking);
    answers.push(`${status} ${body.code ?? ''} ${route}`);
  }
  return answers;
};
const all = (routes: readonly string[], answer: string): string[] => routes.map((route) => `${answer} ${route}`);

const bearerOf = (userId: string, ...roles: Role[]) => {
  const tokens = product.app.get(AccessTokens, { strict: false });
  return { authorization: `Bearer ${tokens.issue({ userId, sessionId: 'a-session', roles }).token}` };
};

const isInPerson = (route: string): boolean => ruleOf(route)[2] === 'in person';
const closed = (): readonly string[] => of('signed in', 'staff', 'admin', 'super', 'viewers', 'owner');

/** Used once: the use itself is recorded in the log. */
const apiToken = async (scope: string, owner = product.as('ann')) => {
  const { body } = await owner.post('/api/common/api-tokens/', { name: 'Program', scopes: [scope] });
  await product.bearing(body.token).get('/api/topics/domain-sets/');
  await until('its use is recorded', async () => {
    const { body: tokens } = await owner.get('/api/common/api-tokens/');
    return tokens.some((each: { id: string; last_used_at: string | null }) => each.id === body.id && each.last_used_at);
  });
  return { authorization: `Bearer ${body.token}` };
};

/** Trackers may be public; everything else is private, and gives other users a 404. */
const refused = (routes: readonly string[]): string[] =>
  routes.map((route) => `${subjectOf(route) === 'tracker' ? '403 ACCESS_DENIED' : '404 NOT_FOUND'} ${route}`);

/** A webhook is taken or refused as a whole, by its signature; forms with files are tried in uploads.journey.spec.ts. */
const NOT_JSON = ['POST /api/common/stripe-webhook', 'POST /api/admin/documents', 'POST /api/v1/upload-answer-file'];

describe('refused requests append nothing:', () => {
  let before = 0;
  beforeEach(async () => {
    before = (await typesInLog()).length;
  });
  afterEach(async () => expect((await typesInLog()).slice(before)).toEqual([]));

  test('the table lists exactly the routes of the API', () =>
    expect([...routes].sort()).toEqual(Object.keys(rules).sort()));

  test('the OpenAPI document requires a token exactly where one is needed', async () => {
    const { body } = await product.signedOut.get('/api/openapi.json');
    const told: Record<string, unknown> = {};
    for (const [path, methods] of Object.entries<Record<string, { security?: object[] }>>(body.paths)) {
      for (const [method, { security }] of Object.entries(methods)) told[`${method.toUpperCase()} ${path}`] = security;
    }
    const withoutQuery = of('visitors', 'viewers').filter((route) => route.startsWith('GET'));
    // Their queries may name a public folder; without one they are about the caller's own.
    const seenByVisitors = [...withoutQuery, 'GET /api/topics/get-collection', 'GET /api/topics/get-collection-week'];
    const expected = routes.map((route) => {
      if (ruleOf(route)[0] === 'anyone') return [route, undefined];
      return [route, seenByVisitors.includes(route) ? expect.arrayContaining([{ bearer: [] }, {}]) : [{ bearer: [] }]];
    });
    expect(told).toEqual(Object.fromEntries(expected));
  });

  test('the signed-out', async () => {
    expect(await answersOf(closed(), {})).toEqual(all(closed(), '401 AUTH_REQUIRED'));
  });

  test('forged tokens are refused, but do not close public routes', async () => {
    const { jwtSecret } = product.app.get<Secrets>(SECRETS, { strict: false });
    const refresh = '0190163d-8694-739b-aea5-966c26f8ad91.'.padEnd(80, 'a');
    const forged = forgedAuthorizations(
      jwtSecret,
      Math.floor((performance.timeOrigin + performance.now()) / 1000),
      refresh,
    );
    const withToken = of('visitors', 'signed in', 'staff', 'admin', 'super', 'viewers', 'owner');
    const everywhere = Object.entries(forged).flatMap(([fault, authorization]) =>
      withToken.map((route) => ({ fault, authorization, route })),
    );
    const tried = sampled('forged tokens at routes', everywhere, 1_000);
    const answers: string[] = [];
    for (const { fault, authorization, route } of tried) {
      const [answer] = await answersOf([route], { headers: { authorization } });
      answers.push(`${fault}: ${answer}`);
    }
    expect(answers).toEqual(tried.map(({ fault, route }) => `${fault}: 401 AUTH_REQUIRED ${route}`));
    for (const authorization of Object.values(forged)) {
      const [config] = await answersOf(['GET /api/common/config'], { headers: { authorization } });
      expect(config).toBe('200  GET /api/common/config');
    }
  });

  test('a token is accepted only in its header', async () => {
    const token = bearerOf('ann').authorization.slice('Bearer '.length);
    const server = request(product.app.getHttpServer());
    const answers = [
      await server.get(`/api/common/user/?access_token=${token}&token=${token}`),
      await server.get('/api/common/user/').set('Cookie', `access=${token}; authorization=Bearer ${token}`),
      await server.post('/api/common/check-staff/').send({ access_token: token }),
      await server.get('/api/common/user/').set('X-Authorization', `Bearer ${token}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  test('unknown and altered API tokens', async () => {
    const real = annsTokens.read?.authorization ?? '';
    const forged = [
      real.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      real.slice(0, -1),
      'Bearer aidy_',
      'Bearer aidy_a.b',
    ];
    forged.push(`Bearer aidy_0190163d-8694-739b-aea5-966c26f8ad91.${'a'.repeat(43)}`);
    for (const authorization of forged)
      expect(await answersOf(closed(), { headers: { authorization } })).toEqual(all(closed(), '401 AUTH_REQUIRED'));
  });

  test('an API token with the scope read reads, but changes nothing', async () => {
    const headers = annsTokens.read ?? {};
    const [reads, others] = [of('viewers'), closed()].map((routes) =>
      routes.filter((route) => route.startsWith('GET')),
    );
    expect(await answersOf(reads ?? [], { headers })).toEqual(all(reads ?? [], '200 '));
    const mayCall = (route: string) => others?.includes(route) === true || ruleOf(route)[2] === 'reads';
    const refusedTo = closed().filter((route) => isInPerson(route) || !mayCall(route));
    expect(await answersOf(refusedTo, { headers })).toEqual(all(refusedTo, '403 ACCESS_DENIED'));
    const roles = of('staff', 'admin');
    expect(await answersOf(roles, { headers })).toEqual(all(roles, '403 ACCESS_DENIED'));
  });

  test('routes for the person alone are closed to impersonators and to API tokens of every scope', async () => {
    const personal = routes.filter(isInPerson);
    const tokens = product.app.get(AccessTokens, { strict: false });
    const impersonated = { userId: 'ann', sessionId: 'a-session', roles: [], impersonator: { userId: 'root' } };
    const asAnn = { authorization: `Bearer ${tokens.issue(impersonated).token}` };
    for (const headers of [asAnn, ...Object.values(annsTokens)])
      expect(await answersOf(personal, { headers })).toEqual(all(personal, '403 ACCESS_DENIED'));
  });

  test('passwords, addresses, roles, API tokens, billing, erasure and export are in person', () => {
    const subjects =
      /password|email-address|role|api-token|second-factor|stripe|checkout|delete-account|export-account/;
    const sensitive = closed().filter((route) => subjects.test(route));
    expect(sensitive.length).toBeGreaterThan(2);
    expect(sensitive.filter((route) => !isInPerson(route))).toEqual([]);
  });

  test('only super users may impersonate', async () => {
    const route = of('super');
    const answersFor = (...roles: Role[]) => answersOf(route, { headers: bearerOf('root', ...roles) });
    for (const roles of [[], ['staff'], ['staff', 'admin']] satisfies Role[][])
      expect(await answersFor(...roles)).toEqual(all(route, '403 ACCESS_DENIED'));
    expect(await answersFor('super')).toEqual(all(route, '404 NOT_FOUND'));
  });

  test('routes for staff are closed to everybody else, and open to each role', async () => {
    expect(await answersOf(of('staff'), { headers: bearerOf('ann') })).toEqual(all(of('staff'), '403 STAFF_ONLY'));
    const reading = of('staff').filter((route) => route.startsWith('GET'));
    const writing = of('staff').filter((route) => !reading.includes(route));
    for (const role of ['staff', 'admin', 'super'] satisfies Role[])
      expect(await answersOf(reading, { headers: bearerOf('sue', role) })).toEqual(all(reading, '200 '));
    for (const answer of await answersOf(writing, { ids: unknown, headers: bearerOf('sue', 'staff') }))
      expect(answer).toMatch(/^(404 NOT_FOUND|415 UNSUPPORTED_MEDIA_TYPE) /);
  });

  test('routes for administrators are closed to staff', async () => {
    for (const roles of [[], ['staff']] satisfies Role[][])
      expect(await answersOf(of('admin'), { headers: bearerOf('sue', ...roles) })).toEqual(
        all(of('admin'), '403 ADMIN_ONLY'),
      );
    const naming = of('admin').filter((route) => route.includes('{'));
    const reading = of('admin').filter((route) => !naming.includes(route) && route.startsWith('GET'));
    const writing = of('admin').filter((route) => !naming.includes(route) && !route.startsWith('GET'));
    for (const role of ['admin', 'super'] satisfies Role[]) {
      const headers = bearerOf('adam', role);
      expect(await answersOf(naming, { ids: unknown, headers })).toEqual(all(naming, '404 NOT_FOUND'));
      expect(await answersOf(reading, { headers })).toEqual(all(reading, '200 '));
      const body = (sent: object) => ({ ...sent, unexpected: true });
      expect(await answersOf(writing, { headers, body })).toEqual(all(writing, '400 INVALID'));
    }
  });

  const strangers: readonly (readonly [string, readonly Role[]])[] = [
    ['bob', []],
    ['sue', ['staff']],
    ['adam', ['staff', 'admin']],
    ['root', ['staff', 'admin', 'super']],
  ];
  describe.each(strangers)('%s, who is not the owner (%j)', (who, roles) => {
    test("private content is neither seen nor changed by any id of Ann's", async () => {
      const owned = of('viewers', 'owner');
      const answers = await answersOf(owned, { headers: bearerOf(who, ...roles) });
      expect(answers).toEqual(refused(owned));
    });

    test('sees public resources, but cannot change them', async () => {
      const asking = { ids: open, headers: bearerOf(who, ...roles) };
      const seen = of('viewers').filter((route) => route.startsWith('GET'));
      expect(await answersOf(seen, asking)).toEqual(all(seen, '200 '));
      expect(await answersOf(of('owner'), asking)).toEqual(refused(of('owner')));
    });
  });

  test('a run is not found under another tracker, whatever their owners', async () => {
    const mixed = { ...bobs, run: hidden.run };
    const run = ['GET /api/topics/tracker/{id}/runs/{runId}'];
    expect(await answersOf(run, { ids: mixed, headers: bearerOf('bob') })).toEqual(all(run, '404 NOT_FOUND'));
    const throughOpen = { ...open, run: hidden.run };
    expect(await answersOf(run, { ids: throughOpen })).toEqual(all(run, '404 NOT_FOUND'));
  });

  test('unknown ids are not found when signed in', async () => {
    const routes = of('viewers', 'owner');
    expect(await answersOf(routes, { ids: unknown, headers: bearerOf('ann') })).toEqual(all(routes, '404 NOT_FOUND'));
  });

  const FORBIDDEN = {
    is_super: true,
    is_staff: true,
    roles: ['super'],
    owner_id: 'bob',
    user_uid: 'bob',
    total_tracker_limit: 1000,
    day_tracker_limit: 1000,
    stripe_plan_active: true,
    recorded: true,
    constructor: { prototype: { is_super: true } },
  };

  test('no write accepts an unknown field', async () => {
    const writes = routes.filter((route) => route.startsWith('POST') && !NOT_JSON.includes(route));
    expect(writes.length).toBeGreaterThan(20);
    const taken: string[] = [];
    for (const route of writes) {
      const known = ruleOf(route)[1]?.(hidden) ?? {};
      const unknown = Object.entries(FORBIDDEN).filter(([name]) => !(name in known));
      const headers = bearerOf('ann', 'super');
      const asking = { headers, body: (sent: object) => ({ ...sent, ...Object.fromEntries(unknown) }) };
      const answer = await ask(route, asking);
      const errors: readonly { path: string }[] = answer.body.errors ?? [];
      const unnamed = unknown.filter(([field]) => !errors.some(({ path }) => path === field));
      if (answer.status !== 400 || answer.body.code !== 'INVALID' || unnamed.length > 0)
        taken.push(`${answer.status} ${route} ${unnamed.map(([field]) => field).join()}`);
      const [, path = ''] = route.split(' ');
      const sent = JSON.stringify(ruleOf(route)[1]?.(hidden) ?? {}).replace(/^{/, '{"__proto__":{"is_super":true},');
      const { status, body } = await request(product.app.getHttpServer())
        .post(path.replace('{id}', hidden.tracker ?? ''))
        .set({ ...bearerOf('ann', 'super'), 'content-type': 'application/json' })
        .send(sent.replace(',}', '}'));
      if (status !== 400 || body.errors?.[0]?.path !== '__proto__') taken.push(`${status} ${route} __proto__`);
    }
    expect(taken).toEqual([]);
  });
});

/** The stream of news does not end, so only how it begins is read. */
const beginningOf = async (path: string, headers: Readonly<Record<string, string>>) => {
  const stream = new AbortController();
  const response = await fetch(`${await product.app.getUrl()}${path}`, { headers, signal: stream.signal });
  const body = response.ok ? {} : ((await response.json()) as { code: string });
  stream.abort();
  return { body };
};

/** An account with a role, which the super user of these tests grants. Some routes look up the caller's account. */
const joined = async (first: string, role?: Role) => {
  const url = await product.app.getUrl();
  const { access } = await joinProduct(url, folder, { email: `${first}@example.org`, first, last: 'Roe' });
  const visitor = product.bearing(access);
  const { body: account } = await visitor.get('/api/common/user/');
  const userId = String(account.user_uid);
  if (role !== undefined)
    await product.as('root', 'super').post(`/api/admin/users/${userId}/grant-role/`, { role, reason: 'A test.' });
  return { userId, visitor };
};

test('docs/reference/access.md says whom the product admits to each route, and how it refuses the others', async () => {
  const user = await joined('Una');
  const staff = await joined('Sue', 'staff');
  const admin = await joined('Adam', 'admin');
  const root = await joined('Ruth', 'super');
  const tokens = product.app.get(AccessTokens, { strict: false });
  const acting = { userId: user.userId, sessionId: 'a-session', roles: [], impersonator: { userId: root.userId } };
  const headersOf: Readonly<Record<Asker, Readonly<Record<string, string>>>> = {
    'signed out': {},
    user: bearerOf(user.userId),
    staff: bearerOf(staff.userId, 'staff'),
    admin: bearerOf(admin.userId, 'admin'),
    super: bearerOf(root.userId, 'super'),
    impersonating: { authorization: `Bearer ${tokens.issue(acting).token}` },
    'read token': await apiToken('read', user.visitor),
    'write token': await apiToken('write', user.visitor),
  };
  const isRefusal = (code: unknown) => REFUSALS.some((refusal) => refusal === code);
  // Whoever is admitted changes nothing: their body has an unknown field, and what they delete does not exist.
  const harmlessly = (route: string): Asking => ({
    ids: route.startsWith('DELETE ') ? unknown : open,
    body: (sent) => ({ ...sent, unexpected: true }),
  });
  const told: string[] = [];
  const answered: string[] = [];
  for (const caller of callers) {
    for (const route of routes) {
      const cell = accessOf(route, caller);
      const headers = headersOf[caller];
      const { body } = route.endsWith('/live')
        ? await beginningOf('/api/common/live', headers)
        : await ask(route, { ...harmlessly(route), headers });
      told.push(`${caller}: ${route} ${isRefusal(cell) ? cell : 'admitted'}`);
      answered.push(`${caller}: ${route} ${isRefusal(body.code) ? body.code : 'admitted'}`);
    }
  }
  expect(answered).toEqual(told);
});

test('permitted callers get the declared response', async () => {
  // A token with the scope write can do everything that need not be in person.
  const byToken = annsTokens.write ?? {};
  const routes = of('visitors', 'viewers', 'owner');
  const isDeletion = (route: string) => route.startsWith('DELETE ');
  // Deletions last: the other calls are about what they delete.
  const inOrder = [...routes.filter((route) => !isDeletion(route)), ...routes.filter(isDeletion)];
  const answers: string[] = [];
  for (const route of inOrder) {
    const headers = isInPerson(route) ? bearerOf('ann') : byToken;
    answers.push(...(await answersOf([route], { ids: open, headers })));
  }
  // A run started by another call may still be in progress.
  expect(answers.filter((answer) => !/^2\d\d {2}|^409 CONFLICT \S+ \S+\/run$/.test(answer))).toEqual([]);
});
