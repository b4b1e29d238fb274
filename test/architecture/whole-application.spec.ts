import type { Recorded } from '#kernel/recorded-event';
import { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import { READ_STORE } from '#platform/read-store/read-store';
import { differencesOfEvent, goldenEvents } from '../support/golden-events';
import { eventSchemas } from '../support/log/event-categories';
import { type Product, startProduct } from '../support/product';
import { rules } from '../support/requests';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';
import { type OutsideServices, UNREACHABLE_HOSTS, startOutsideServices, walkThrough } from '../support/walk-through';

let product: Product;
let services: OutsideServices;
let models: ProjectionRunner;
const folder = temporaryFolder();

const caughtUp = async (): Promise<boolean> => {
  const end = (await product.events()).at(-1)?.position ?? 0;
  return (await models.list()).every(({ position }) => position >= end);
};

beforeAll(async () => {
  services = await startOutsideServices();
  product = await startProduct(folder, {
    STARTER_CONTENT: 'on',
    ...UNREACHABLE_HOSTS,
    ...services.environment,
  });
  models = product.app.get(ProjectionRunner, { strict: false });
  await until('the starter content is shown', caughtUp);
  await walkThrough(product, services);
});
afterAll(async () => {
  await product.stop();
  await services.close();
});

test('every route was called and responded as declared', () => {
  // The stream of news, which does not end, chats, which stream or need a document that was read, and stored briefs and the
  // verdicts in mails, which need a brief, have journeys of their own.
  // Where Stripe takes payments, nothing stands in for it.
  const haveJourneys = [
    'GET /api/common/live',
    'POST /api/v1/chat-hearing',
    'POST /api/v1/chat-report',
    'POST /api/v1/chat-member',
    'POST /api/v1/chat-amendment',
    'POST /api/topics/chat-tracker',
    'POST /api/topics/chat-folder',
    'POST /mcp',
    'POST /api/admin/outbox/{id}/read',
    'POST /api/topics/chat-org',
    'POST /api/topics/chat-country',
    'POST /api/chronic/chat-sim-stream',
    'POST /api/common/local-billing',
    'GET /api/common/feedback/{link}',
    'POST /api/common/feedback/{link}',
  ];
  const routes = Object.keys(rules).filter((route) => !haveJourneys.includes(route));
  expect(routes.length).toBeGreaterThan(15);
  const seen = [...product.answers.seen].map((route) => route.replace(/:(\w+)/g, '{$1}'));
  expect(routes.filter((route) => !seen.includes(route))).toEqual([]);
});

test('replaying the whole log changes no document', async () => {
  await until('the read models have caught up', caughtUp);
  const reports = await models.verify((await models.list()).map(({ name }) => name));
  expect(reports.filter(({ differences }) => differences > 0)).toEqual([]);
  const empty = reports.filter(({ documents }) => documents === 0).map(({ model }) => model);
  // At the end no one is followed; no model writes, and no line of an own tracker is there to say something of; no host answers,
  // so that no page is considered and nothing is told.
  expect(empty.sort()).toEqual([
    'engine-costs',
    'feedback',
    'follows',
    'given-feedback',
    'host-days',
    'run-hosts',
    'waiting-news',
  ]);
});

test('events have the form of their golden files, and most declared events occurred', async () => {
  const events = await product.events();
  const goldenOf = ({ type, metadata }: Recorded) => goldenEvents.get(`${type}.v${metadata.version}.json`);
  const differences = events.flatMap((event) =>
    differencesOfEvent(goldenOf(event), event.data).map((each) => `${event.type}: ${each}`),
  );
  expect([...new Set(differences)]).toEqual([]);
  const held = new Set(events.map(({ type }) => type));
  const declared = eventSchemas.map(({ type }) => type);
  expect([...held].filter((type) => !declared.includes(type))).toEqual([]);
  expect(held.size).toBeGreaterThan(30);
});

/** Read models that keep documents of an erased user, whose name and address are gone with their key, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  accounts: 'that there was one, without a name or an address',
  briefs: 'which news were told when, without a word of them',
  'briefs-of-news': 'an index of those',
  decisions: 'an index of the log',
  effects: 'what went out and when, without an address',
  'due-runs': 'deleted trackers, which are never due',
  'explore-trackers': 'deleted trackers, which are not shown',
  impersonations: 'who acted as them, for an audit',
  'kept-exchanges': 'that something was sent to a webhook; the files are deleted',
  'log-index': 'an index of the log, which is never shortened',
  'log-persons': 'an index of the log, which is never shortened',
  recordings: 'what was read out when; the files are deleted',
  sessions: 'ended ones, for an audit',
  'tracker-lines': 'deleted trackers, which are not found',
  trackers: 'deleted ones, which nobody but staff can see',
};

/** Read models with a document that names the user. */
const modelsNaming = async (userId: string): Promise<readonly string[]> => {
  const store = product.app.get(READ_STORE, { strict: false });
  const naming: string[] = [];
  for (const { name, live } of await store.modelRecords()) {
    const documents = await store.scan(live, { limit: 100_000 });
    if (JSON.stringify(documents).includes(userId)) naming.push(name);
  }
  return naming.sort();
};

test('read models forget an erased user, apart from what is said why', async () => {
  const registered = (await product.events()).find(({ type }) => type === 'UserRegistered')?.data as { userId: string };
  const admin = product.as('root', 'staff', 'admin', 'super');
  const before = await modelsNaming(registered.userId);
  expect(before).toEqual(expect.arrayContaining(['accounts', 'read-positions', 'subscriptions', 'trackers']));
  const { status } = await admin.post(`/api/admin/users/${registered.userId}/erase/`, { reason: 'A ticket' });
  expect(status).toBe(204);
  await until('the read models have caught up', caughtUp);
  expect(await modelsNaming(registered.userId)).toEqual(Object.keys(EXEMPT).sort());
});
