import { CommandBus } from '@nestjs/cqrs';
import type { Ids } from '#kernel/ids';
import { GrantRole } from '#modules/accounts/commands/grant-role.command';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { IDS } from '#platform/ids';
import { OUTBOX, type OutboxFolder } from '#platform/mail/outbox-folder';
import { mailTo } from '../support/delivery/outbox-mail';
import { growingHost } from '../support/hostile/growing-host';
import { type TestHosts, startHosts } from '../support/hosts';
import { type Product, type Visitor, startProduct } from '../support/product';
import { daysAgo } from '../support/research/product-with-publisher';
import { temporaryFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const PRESS = 'press.example';
const TITLE = 'Copper <b>tariffs</b> and quotas';
const folder = temporaryFolder();
const press = growingHost(PRESS);

let hosts: TestHosts;
let product: Product;
let staff: Visitor;
let registration: string;
let creation: string;
let tracker: string;
let annId: string;

interface Node {
  readonly id: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}
interface Followed {
  readonly id: string;
  readonly nodes: readonly Node[];
  readonly edges: ReadonlyArray<{ readonly from: string; readonly to: string }>;
}

const follow = (id: string, visitor = staff) => visitor.get(`/api/admin/requests/${id}/graph/`);
const ofKind = ({ nodes }: Followed, kind: string) => nodes.filter((node) => node.kind === kind);
const nameOf = (node: Node | undefined) => String(node?.type ?? node?.job ?? node?.name ?? node?.kind);
/** The names of the nodes from the request to a node, by one of its causes. */
const pathTo = (graph: Followed, to: Node | undefined): readonly string[] => {
  const edge = graph.edges.find(({ to: end }) => end === to?.id);
  const cause = graph.nodes.find(({ id }) => id === edge?.from);
  return cause === undefined ? [nameOf(to)] : [...pathTo(graph, cause), nameOf(to)];
};

beforeAll(async () => {
  hosts = await startHosts({ [PRESS]: press.handler });
  product = await startProduct(folder, { FETCH_CONNECT_TO: `${PRESS}=${hosts.origin}` });
  staff = product.as('sue', 'staff');

  const response = await product.signedOut.post('/api/common/send-verify-email/', { email: 'ann@example.org' });
  registration = String(response.headers['x-request-id']);
  const outbox = product.app.get<OutboxFolder>(OUTBOX, { strict: false });
  const { links } = await mailTo(outbox, 'ann@example.org', 1);
  const [, , uid = '', token = ''] = new URL(links[0] ?? '').pathname.split('/');
  const person = { first_name: 'Ann', last_name: 'Lee', password: 'correct harbour lamp' };
  const { body } = await product.signedOut.post('/api/common/verify-account/', { uid, token, ...person });

  press.publish({
    title: 'Tariff on copper rises',
    text: 'The government raised the tariff on copper to 25% after a year of talks with its trade office.',
    publishedAt: daysAgo(20),
  });
  const ann = product.bearing(body.access);
  annId = (await ann.get('/api/common/user/')).body.user_uid;
  const made = await ann.post('/api/topics/create-tracker/', {
    tracker_description: TITLE,
    update_frequency: 'day',
    domains: [PRESS],
  });
  creation = String(made.headers['x-request-id']);
  tracker = made.body.tracker_id;
  await until('the run and what shows it have ended', async () => {
    const { body: graph } = await follow(creation);
    const [run] = ofKind(graph, 'run');
    const types = ofKind(graph, 'event').map(({ type }) => type);
    return (
      run?.state === 'published' &&
      types.includes('RunEnded') &&
      ofKind(graph, 'read_model').every(({ shows_it }) => shows_it)
    );
  });
});
afterAll(async () => {
  await product.stop();
  await hosts.close();
});

test('the creation of a tracker is followed to its run and its first overview', async () => {
  const { body: graph } = await follow(creation);
  expect(graph).toMatchObject({
    id: creation,
    started_by: 'http',
    actor: { email: 'a•••@example.org' },
    impersonator: null,
    left_out: { events: 0, runs: 0 },
  });
  const [established] = ofKind(graph, 'event').filter(({ type }) => type === 'StateEstablished');
  expect(pathTo(graph, established)).toEqual([
    'request',
    'TrackerAdmitted',
    'TrackerCreated',
    'RunRequested',
    'research',
    'run',
    'StateEstablished',
  ]);
  expect(ofKind(graph, 'run')).toMatchObject([{ state: 'published', tracker: TITLE }]);
});

test('every event of the tracker until then is in it', async () => {
  const { body: graph } = await follow(creation);
  const counted = ofKind(graph, 'event').reduce((sum, { count }) => sum + Number(count), 0);
  const run = ofKind(graph, 'run')[0]?.run_id;
  const followed = (await product.events()).filter(({ metadata }) => [creation, run].includes(metadata.correlation_id));
  expect(counted).toBe(followed.length);
  const ofTracker = followed.filter(({ data }) => Reflect.get(data, 'trackerId') === tracker);
  expect(ofTracker.length).toBeGreaterThan(5);
});

test('an event leads to the read models that it changed', async () => {
  const { body: graph } = await follow(creation);
  const [established] = ofKind(graph, 'event').filter(({ type }) => type === 'StateEstablished');
  const changed = graph.edges
    .filter(({ from }: { from: string }) => from === established?.id)
    .map(({ to }: { to: string }) => nameOf(graph.nodes.find(({ id }: Node) => id === to)));
  expect(changed).toEqual(expect.arrayContaining(['runs', 'overviews', 'tracker-states']));
  expect(changed).not.toContain('log-index');
  expect(ofKind(graph, 'read_model')).toContainEqual(
    expect.objectContaining({ name: 'overviews', state: 'live', shows_it: true }),
  );
});

test('an event of the run leads to the same request', async () => {
  const { body: graph } = await follow(creation);
  const run = String(ofKind(graph, 'run')[0]?.run_id);
  expect((await follow(run)).body).toEqual(graph);
});

test('a registration is followed to its mail', async () => {
  const { body: graph } = await follow(registration);
  const [mail] = ofKind(graph, 'delivery');
  expect(mail).toMatchObject({ sent: true, in_outbox: true, recipient: { email: 'a•••@example.org' } });
  expect(pathTo(graph, mail)).toEqual(['request', 'UserRegistered', 'EffectPlanned', 'account-mail', 'delivery']);
  const [sent] = ofKind(graph, 'event').filter(({ type }) => type === 'EffectDelivered');
  expect(pathTo(graph, sent)).toEqual([
    'request',
    'UserRegistered',
    'EffectPlanned',
    'account-mail',
    'delivery',
    'EffectDelivered',
  ]);
  expect(JSON.stringify(graph)).not.toContain('ann@example.org');
});

test('a command of the system began with no HTTP request', async () => {
  const command = product.app.get<Ids>(IDS, { strict: false }).next();
  await product.app
    .get(CommandBus, { strict: false })
    .execute(new GrantRole({ userId: annId, role: 'staff', statedReason: null }, ofTheSystem(command, new Date())));
  await until('the grant is in the index', async () => (await follow(command)).status === 200);
  expect((await follow(command)).body).toMatchObject({ started_by: 'system', actor: { user_uid: null } });
});

test('a request can be followed by staff if it left events', async () => {
  expect((await follow(creation, product.as('ann'))).body.code).toBe('STAFF_ONLY');
  expect((await follow('unknown')).body).toMatchObject({
    code: 'NOT_FOUND',
    detail: 'No event was recorded for this request.',
  });
});
