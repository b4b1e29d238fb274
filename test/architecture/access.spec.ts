import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import request from 'supertest';
import { type RunningApplication, startApplication } from '../../backend/src/application';
import { ACCESS, type AccessLevel } from '../../backend/src/platform/http/access';
import { AccessTokens } from '../../backend/src/platform/http/access-tokens';
import type { Role } from '../../backend/src/platform/http/caller';
import { configFor } from '../support/http-app';
import { temporaryFolder } from '../support/temporary-folder';

interface Route {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly access: AccessLevel | undefined;
}

const METHODS: Readonly<Partial<Record<RequestMethod, Route['method']>>> = {
  [RequestMethod.GET]: 'get',
  [RequestMethod.POST]: 'post',
  [RequestMethod.PUT]: 'put',
  [RequestMethod.PATCH]: 'patch',
  [RequestMethod.DELETE]: 'delete',
};

const pathsOf = (target: object): readonly string[] => {
  const paths: unknown = Reflect.getMetadata(PATH_METADATA, target);
  return (Array.isArray(paths) ? paths : [paths]).map(String);
};

/** An address that the route answers: names of params stand in for their values. */
const addressOf = (prefix: string, path: string): string =>
  `/${prefix}/${path}`
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/:(\w+)/g, 'some-$1');

let running: RunningApplication;
let routes: Route[];
const folder = temporaryFolder();

beforeAll(async () => {
  const config = configFor({ DATA_DIR: folder, STARTER_CONTENT: 'off', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' });
  running = await startApplication({ ...config, port: 0 });
  const scanner = new MetadataScanner();
  routes = running.app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype, instance }): Route[] => {
      if (metatype === null || metatype === undefined || typeof instance !== 'object' || instance === null) return [];
      const prototype: object = Object.getPrototypeOf(instance);
      return scanner.getAllMethodNames(prototype).flatMap((name): Route[] => {
        const handler: unknown = Reflect.get(prototype, name);
        if (typeof handler !== 'function' || !Reflect.hasMetadata(PATH_METADATA, handler)) return [];
        const verb: RequestMethod = Reflect.getMetadata(METHOD_METADATA, handler);
        const access: AccessLevel | undefined =
          Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype);
        return pathsOf(metatype).flatMap((prefix) =>
          pathsOf(handler).map((path) => ({
            name: `${metatype.name}.${name}`,
            method: METHODS[verb] ?? 'get',
            path: addressOf(prefix, path),
            access,
          })),
        );
      });
    });
});
afterAll(() => running.stop());

const levels = (...wanted: readonly AccessLevel[]) =>
  routes.filter(({ access }) => access !== undefined && wanted.includes(access));

const bearer = (...roles: Role[]): string =>
  `Bearer ${running.app.get(AccessTokens, { strict: false }).issue({ userId: 'nobody', sessionId: 's', roles }).token}`;

/** What each route answers, as `status code METHOD path`. */
const answersOf = async (asked: readonly Route[], authorization?: string): Promise<string[]> => {
  const answers: string[] = [];
  for (const { method, path } of asked) {
    const call = request(running.app.getHttpServer())[method](path);
    if (authorization !== undefined) void call.set('Authorization', authorization);
    const { status, body } = await call;
    answers.push(`${status} ${body.code} ${method} ${path}`);
  }
  return answers;
};
const expected = (asked: readonly Route[], answer: string): string[] =>
  asked.map(({ method, path }) => `${answer} ${method} ${path}`);

test('every route declares who may call it', () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([]);
});

test('the signed-out are sent away from whatever is for somebody', async () => {
  const closed = levels('user', 'staff', 'admin', 'super');
  expect(await answersOf(closed)).toEqual(expected(closed, '401 AUTH_REQUIRED'));
});

test('a bad token opens nothing', async () => {
  const closed = levels('optional', 'user', 'staff', 'admin', 'super');
  expect(await answersOf(closed, 'Bearer bad')).toEqual(expected(closed, '401 AUTH_REQUIRED'));
});

test('a role is asked for where it is declared', async () => {
  expect(await answersOf(levels('staff'), bearer())).toEqual(expected(levels('staff'), '403 STAFF_ONLY'));
  expect(await answersOf(levels('admin'), bearer('staff'))).toEqual(expected(levels('admin'), '403 ADMIN_ONLY'));
  expect(await answersOf(levels('super'), bearer('admin'))).toEqual(expected(levels('super'), '403 ACCESS_DENIED'));
});

test('no route answers an empty request with a fault of ours', async () => {
  const open = routes.filter(({ path }) => path !== '/readyz');
  const faults = (await answersOf(open, bearer('super'))).filter((answer) => answer.startsWith('5'));
  expect(faults).toEqual([]);
});

test('every path but health, metrics and links stands below /api', () => {
  const elsewhere = routes.map(({ path }) => path).filter((path) => !path.startsWith('/api/'));
  const allowed = /^\/(healthz|readyz|metrics|outbox(\/.*)?|go\/.*|rss\/.*)$/;
  expect(elsewhere.filter((path) => !allowed.test(path))).toEqual([]);
});
