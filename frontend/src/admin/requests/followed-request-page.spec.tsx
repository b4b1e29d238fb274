import { screen, within } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { FollowedNode, FollowedRequest } from './followed-request';
import { FollowedRequestPage } from './followed-request-page';

// Drawn in a browser only: see test/ui/followed-request.spec.ts.
jest.mock('./drawing', () => ({ Drawing: () => <div data-testid="drawing" /> }));

const server = fakeServer();

const MARKUP = 'Copper <img src=x onerror=alert(1)>';
const event = (type: string, more: object = {}) =>
  ({
    id: `event-${type}`,
    kind: 'event',
    type,
    count: 1,
    event_id: `id of ${type}`,
    occurred_at: '2026-03-01T08:00:00.000Z',
    correlation_id: 'request-1',
    stream: 'tracker-t1',
    ...more,
  }) as const;

const nodes: readonly FollowedNode[] = [
  { id: 'request', kind: 'request' },
  event('TrackerCreated'),
  { id: 'job', kind: 'job', job: 'research', count: 1 },
  { id: 'run', kind: 'run', run_id: 'run-1', state: 'nothing_new', tracker: MARKUP },
  event('ClaimRecorded', { count: 3, stream: null, correlation_id: 'run-1' }),
  {
    id: 'delivery',
    kind: 'delivery',
    effect_id: 'effect-1',
    recipient: { user_uid: 'ann', email: 'a•••@example.org' },
    sent: false,
    in_outbox: true,
  },
  { id: 'model', kind: 'read_model', name: 'trackers', state: 'live', shows_it: true },
  { id: 'broken', kind: 'read_model', name: 'wire-trackers', state: 'faulted', shows_it: false },
];

const open = (changes: Partial<FollowedRequest> = {}) => {
  server.get('/api/admin/requests/{id}/graph').answers(() => ({
    id: 'request-1',
    started_by: 'http',
    occurred_at: '2026-03-01T08:00:00.000Z',
    actor: { user_uid: 'ann', email: 'a•••@example.org' },
    impersonator: null,
    nodes: [...nodes],
    edges: [
      { from: 'request', to: 'event-TrackerCreated' },
      { from: 'event-TrackerCreated', to: 'job' },
      { from: 'event-TrackerCreated', to: 'model' },
      { from: 'run', to: 'model' },
    ],
    left_out: { events: 0, runs: 0 },
    ...changes,
  }));
  renderPage(<FollowedRequestPage />, { path: '/events/request/:id', url: '/events/request/request-1' });
};
const table = async () => within(await screen.findByRole('table'));
const leadsTo = async (name: string) =>
  decodeURIComponent((await table()).getByRole('link', { name }).getAttribute('href') ?? '').replaceAll('+', ' ');

test('each row shows what it is and its cause, and links to its record', async () => {
  open();
  const row = (await table()).getByRole('row', { name: /Read model trackers/ });
  expect(within(row).getByText('caught up')).toBeTruthy();
  expect(row.textContent).toContain('TrackerCreated, Copper <img');
  expect(await leadsTo('TrackerCreated')).toBe('/events/id of TrackerCreated/show');
  expect(await leadsTo('tracker')).toBe('/events?filter={"stream":"tracker-t1"}');
  expect(await leadsTo('3 × ClaimRecorded')).toBe('/events?filter={"correlation_id":"run-1","type":"ClaimRecorded"}');
  expect(await leadsTo('research')).toBe('/jobs');
  expect(await leadsTo(MARKUP)).toBe('/runs/run-1/show');
  expect(await leadsTo('trackers')).toBe('/projections/trackers/show');
});

test('two causes with the same name are listed once', async () => {
  const again = { ...event('TrackerCreated'), id: 'event-again' };
  open({
    nodes: [...nodes, again],
    edges: [
      { from: 'event-TrackerCreated', to: 'model' },
      { from: 'event-again', to: 'model' },
    ],
  });
  const row = (await table()).getByRole('row', { name: /Read model trackers/ });
  expect(row.textContent?.match(/TrackerCreated/g)).toHaveLength(1);
});

test('a delivery leads to the mail in the outbox, or to its own page if there is a mail server', async () => {
  open();
  const rows = await table();
  const mail = within(rows.getByRole('row', { name: /Delivery to/ })).getByRole('link');
  expect(mail.getAttribute('href')).toContain('/outbox?filter=');
});

test('rows show the state of runs, deliveries and read models', async () => {
  open();
  const rows = await table();
  for (const state of ['nothing new', 'not sent yet', 'faulted']) expect(rows.getByText(state)).toBeTruthy();
});

test.each([
  [{}, 'Request by', 'a•••@example.org'],
  [
    { impersonator: { user_uid: 'root', email: 'root@example.org' } },
    'Request by',
    'root@example.org as a•••@example.org',
  ],
  [{ actor: { user_uid: null, email: null } }, 'Request by', 'Somebody signed out'],
  [{ started_by: 'system', actor: { user_uid: null, email: null } }, 'Started by', 'The system'],
] satisfies Array<[Partial<FollowedRequest>, string, string]>)(
  'the page shows who started the request: %j',
  async (changes, term, name) => {
    open(changes);
    const definition = (await screen.findAllByRole('definition'))[0];
    expect(definition?.textContent).toBe(name);
    expect(screen.getAllByRole('term')[0]?.textContent).toBe(term);
  },
);

test.each([
  [{ events: 120, runs: 0 }, '120 later events are not shown.'],
  [{ events: 0, runs: 1 }, '1 run is not shown.'],
  [{ events: 1, runs: 2 }, '1 later event and 2 runs are not shown.'],
])('the page says what was left out: %j', async (left_out, words) => {
  open({ left_out });
  expect((await screen.findByRole('note')).textContent).toContain(words);
});

test('the request is drawn beside the table, and markup in names stays text', async () => {
  open();
  await table();
  await screen.findByTestId('drawing');
  expect(document.querySelector('img')).toBeNull();
});

test('a request that left no event is reported', async () => {
  server
    .get('/api/admin/requests/{id}/graph')
    .answers(() => problemResponse(404, 'NOT_FOUND', 'No event was recorded for this request.'));
  renderPage(<FollowedRequestPage />, { path: '/events/request/:id', url: '/events/request/none' });
  expect((await screen.findByRole('alert')).textContent).toBe('No event was recorded for this request.');
});
