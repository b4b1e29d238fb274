import request from 'supertest';
import type { AccessLevel } from '#platform/http/access/access';
import { AccessTokens } from '#platform/http/access/access-tokens';
import type { Role } from '#platform/http/access/caller';
import { type RunningApplication, startApplication } from '../../backend/src/application';
import { type DeclaredRoute, declaredRoutes } from '../support/declared-routes';
import { configurationFor } from '../support/http-app';
import { temporaryFolder } from '../support/temporary-folder';

/** A URL for the route, with parameter names as their values. */
const addressOf = (path: string): string => path.replace(/:(\w+)/g, 'some-$1');

let running: RunningApplication;
let routes: readonly DeclaredRoute[];
const folder = temporaryFolder();

beforeAll(async () => {
  const { config, areas } = configurationFor({
    DATA_DIR: folder,
    STARTER_CONTENT: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
  });
  running = await startApplication({ config: { ...config, port: 0 }, areas });
  routes = declaredRoutes(running.app).map((route) => ({ ...route, path: addressOf(route.path) }));
});
afterAll(() => running.stop());

const levels = (...wanted: readonly AccessLevel[]) =>
  routes.filter(({ access }) => access !== undefined && wanted.includes(access));

const bearer = (...roles: Role[]): string =>
  `Bearer ${running.app.get(AccessTokens, { strict: false }).issue({ userId: 'nobody', sessionId: 's', roles }).token}`;

/** Each route's response, as `status code METHOD path`. */
const answersOf = async (routes: readonly DeclaredRoute[], authorization?: string): Promise<string[]> => {
  const answers: string[] = [];
  for (const { method, path } of routes) {
    const call = request(running.app.getHttpServer())[method](path);
    if (authorization !== undefined) void call.set('Authorization', authorization);
    const { status, body } = await call;
    answers.push(`${status} ${body.code} ${method} ${path}`);
  }
  return answers;
};
const expected = (routes: readonly DeclaredRoute[], answer: string): string[] =>
  routes.map(({ method, path }) => `${answer} ${method} ${path}`);

test('every route declares who may call it', () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([]);
});

interface RouterLayer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** Requests that an earlier route would take from the route they are meant for, by the order in which modules are imported. */
const shadowed = (layers: readonly RouterLayer[]): readonly string[] =>
  layers.flatMap(({ route }, index) => {
    // The pages about the API are those of a library, with and without a slash.
    if (route === undefined || route.path.startsWith('/api/docs')) return [];
    const address = addressOf(route.path);
    const methods = Object.keys(route.methods).filter((method) => method !== 'head');
    // The page of the interface is served where no route of the API is meant.
    const before = layers.slice(0, index).filter((earlier) => earlier.route?.path !== '/{*path}');
    return before.flatMap((earlier) => {
      const taken = methods.filter((method) => earlier.route?.methods[method] === true && earlier.match(address));
      return taken.map((method) => `${earlier.route?.path} takes ${method} ${route.path}`);
    });
  });

const routerLayers = (app: RunningApplication['app']): readonly RouterLayer[] => {
  // Express declares less of a layer than it has.
  const layers: readonly unknown[] = app.getHttpAdapter().getInstance().router.stack;
  return layers as readonly RouterLayer[];
};

test('no route is shadowed by an earlier one', () => {
  const layers = routerLayers(running.app);
  expect(layers.filter(({ route }) => route !== undefined).length).toBeGreaterThanOrEqual(routes.length);
  expect(shadowed(layers)).toEqual([]);
  expect(shadowed(layers.toReversed())).toContainEqual(expect.stringContaining('get /api/admin/dashboard'));
});

test('routes for users refuse signed-out requests', async () => {
  const closed = levels('user', 'staff', 'admin', 'super');
  expect(await answersOf(closed)).toEqual(expected(closed, '401 AUTH_REQUIRED'));
});

test('an invalid token is refused everywhere', async () => {
  const closed = levels('optional', 'user', 'staff', 'admin', 'super');
  expect(await answersOf(closed, 'Bearer bad')).toEqual(expected(closed, '401 AUTH_REQUIRED'));
});

test('a declared role is required', async () => {
  expect(await answersOf(levels('staff'), bearer())).toEqual(expected(levels('staff'), '403 STAFF_ONLY'));
  expect(await answersOf(levels('admin'), bearer('staff'))).toEqual(expected(levels('admin'), '403 ADMIN_ONLY'));
  expect(await answersOf(levels('super'), bearer('admin'))).toEqual(expected(levels('super'), '403 ACCESS_DENIED'));
});

test('no route responds to an empty request with an internal error', async () => {
  // The stream of news does not end.
  const open = routes.filter(({ path }) => path !== '/readyz' && path !== '/api/common/live');
  const faults = (await answersOf(open, bearer('super'))).filter((answer) => answer.startsWith('5'));
  expect(faults).toEqual([]);
});

test('every path but health, metrics, MCP and the links of mails, feeds and sources is below /api', () => {
  const elsewhere = routes.map(({ path }) => path).filter((path) => !path.startsWith('/api/'));
  const allowed = /^\/(healthz|readyz|metrics|mcp|outbox(\/.*)?|unsubscribe\/.*|b\/.*|go\/.*|rss\/.*)$/;
  expect(elsewhere.filter((path) => !allowed.test(path))).toEqual([]);
});
