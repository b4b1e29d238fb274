import { DiscoveryService } from '@nestjs/core';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Index, ReadModel } from '#kernel/projection';
import { FirstAdministrator } from '#modules/accounts/commands/appoint-administrator/first-administrator';
import { planDueBriefs } from '#modules/delivery/planner/plan-briefs';
import { concernedUsers } from '#modules/live/concerned-users';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { OperatorCommandRunner } from '#platform/operator/operator-command-runner';
import { contributedProjections } from '#platform/projection-runner/contributions';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { READ_STORE } from '#platform/read-store/read-store';
import { SqliteReadStore } from '#platform/read-store/sqlite/sqlite-read-store';
import { type Product, startProduct } from '../support/product';
import { costlyInSqlite, servedInMongo } from '../support/read-models/index-plan';
import { type RecordedFind, findSites, recordFinds } from '../support/research/recorded-finds';
import { takeTurn } from '../support/take-turn';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { type OutsideServices, UNREACHABLE_HOSTS, startOutsideServices, walkThrough } from '../support/walk-through';

let product: Product;
let services: OutsideServices;
let store: SqliteReadStore;
let recorded: readonly RecordedFind[];
let indexes: ReadonlyMap<string, readonly Index[]>;
const folder = temporaryFolder();
const clockFile = join(folder, 'clock-offset');
const MONTHS_MS = 65 * 86_400_000;

const operate = (...words: string[]): Promise<number> =>
  product.app
    .get(OperatorCommandRunner, { strict: false })
    .carryOut(words, { line: async () => undefined, signal: new AbortController().signal, folder });

beforeAll(async () => {
  writeFileSync(clockFile, '0');
  services = await startOutsideServices();
  product = await startProduct(folder, {
    STARTER_CONTENT: 'on',
    SCHEDULER_TICK_MS: '100',
    SCHEDULER_MAX_ACTIVE_RUNS: '1',
    CLOCK_OFFSET_FILE: clockFile,
    ...UNREACHABLE_HOSTS,
    ...services.environment,
  });
  store = product.app.get<SqliteReadStore>(READ_STORE, { strict: false });
  const declared = contributedProjections(product.app.get(DiscoveryService, { strict: false })).flat();
  indexes = new Map(declared.map((projection) => [projection.name, projection.indexes]));

  recorded = recordFinds(store);
  const models = product.app.get(ProjectionRunner, { strict: false });
  await until('the starter content is shown', async () => {
    const end = (await product.events()).at(-1)?.position ?? 0;
    return (await models.list()).every(({ position }) => position >= end);
  });
  await walkThrough(product, services);
  // A second due tracker waits for the first one's run, so that the scheduler looks for the run it requested.
  await product.as('bob').post('/api/topics/create-tracker/', {
    tracker_description: 'Track notices of the agency.',
    update_frequency: 'week',
    model: 'sonar-reasoning-pro',
    domains: ['agency.example'],
  });
  await operate('users', 'list');
  const tracker = (await product.events()).find(({ type }) => type === 'TrackerCreated');
  const { trackerId } = tracker?.data as { trackerId: string };
  const news = { position: 1, category: 'run', kind: 'run', id: 'run', of: { trackerId } } as const;
  expect(await concernedUsers(store)('bob', news)).toBe(false);
  const running = ['research', 'run', trackerId];
  await Promise.all([operate(...running), operate(...running)]);
  await product.app
    .get(FirstAdministrator, { strict: false })
    .isLinked([{ has_google: true }, { oidc_issuer: 'https://id.example' }]);
  await takeTurn(product.app, 'due-effects');
  const activated = (await product.events()).find(({ type }) => type === 'UserActivated')?.data as { userId: string };
  const runner = product.app.get(CommandRunner, { strict: false });
  expect(await planDueBriefs(store, runner, [activated.userId], new Date())).toEqual([]);
  writeFileSync(clockFile, String(MONTHS_MS));
  const ofSchedule = findSites().filter((site) => site.includes('/schedule/'));
  await until('the scheduler has found due work', () =>
    ofSchedule.every((site) => recorded.some((find) => find.site === site)),
  );
  await operate('users', 'erase', 'ann@example.org');
});
afterAll(async () => {
  await product.stop();
  await services.close();
});

const told = ({ site, model, filter, options }: RecordedFind): string =>
  `${site}: ${model} ${JSON.stringify(filter)} ${JSON.stringify(options.sort ?? {})}`;

test('the walk-through and the operator execute all queries of the product', () => {
  const found = new Set(recorded.map(({ site }) => site));
  expect(findSites().filter((site) => !found.has(site))).toEqual([]);
});

test('SQLite uses an index, without sorting', () => {
  const costly = recorded.flatMap((find) => {
    const steps = costlyInSqlite(store, find);
    return steps.length === 0 ? [] : [`${told(find)}: ${steps.join('; ')}`];
  });
  expect([...new Set(costly)]).toEqual([]);
});

test('MongoDB has an index for it', () => {
  const unserved = recorded.filter((find) => !servedInMongo(find, indexes.get(find.model) ?? []));
  expect([...new Set(unserved.map(told))]).toEqual([]);
});

describe('reports a find without an index', () => {
  const model: ReadModel = { name: 'runs' };
  const byTracker = [{ keys: ['tracker_id', 'requested_at'] }];

  test.each<readonly [string, Pick<RecordedFind, 'filter' | 'options'>, boolean]>([
    ['one field of an index', { filter: { tracker_id: 't' }, options: {} }, true],
    ['in its order', { filter: { tracker_id: 't' }, options: { sort: { requested_at: -1 } } }, true],
    ['by id', { filter: { _id: { $in: ['a', 'b'] } }, options: {} }, true],
    ['a field that is first in no index', { filter: { cause: 'due' }, options: {} }, false],
    ['another field', { filter: { engine: 'feeds' }, options: {} }, false],
    ['another order', { filter: { tracker_id: 't' }, options: { sort: { engine: 1 } } }, false],
    ['all of them', { filter: {}, options: {} }, false],
    ['all but one', { filter: { tracker_id: { $ne: 't' } }, options: {} }, false],
  ])('%s', async (_which, found, isServed) => {
    const find = { model: model.name, ...found };
    expect(costlyInSqlite(store, find).length === 0).toBe(isServed);
    expect(servedInMongo(find, byTracker)).toBe(isServed);
  });
});
