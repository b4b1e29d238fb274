import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import type { DashboardItem } from '../api/dashboard';
import { dashboardFixture, itemFixtures } from '../dashboard.fixture';
import { toCsv } from '../item-csv';
import { DashboardPage } from './dashboard.page';

// Drawn in a browser only: see test/ui/dashboards.spec.ts.
jest.mock('../components/chart', () => ({ Chart: () => <div data-testid="chart" /> }));

jest.mock('../item-csv');

const server = fakeServer();

const open = (items?: readonly DashboardItem[], url = '/stats') => {
  const requests = server.get('/api/topics/get-dashboard').answers(() => dashboardFixture(items));
  return { ...renderPage(<DashboardPage />, { path: '/stats', url }), requests };
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const signInAsStaff = () => {
  const body = btoa(JSON.stringify({ iat: 1000, exp: 1900, roles: ['staff'] }));
  saveTokens({ access: `head.${body}.signature`, refresh: 'refresh' });
};

test('figures are shown with the previous ones and the days they cover', async () => {
  open();
  const runs = await part('Runs');
  expect(runs.getByText('1,204')).toBeTruthy();
  expect(runs.getByText('80 in the previous period')).toBeTruthy();
  expect((await part('Runs with news')).getByText('41.5%')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Topics Dashboard' })).toBeTruthy();
  const days = 'March 1, 2026 to March 2, 2026, compared with February 27, 2026 to February 28, 2026. Days are in UTC.';
  expect(screen.getByText(days)).toBeTruthy();
});

test('each chart is drawn with a table of the same data beside it', async () => {
  const { user } = open([itemFixtures.lines]);
  const outcome = await part('Runs by outcome');
  await outcome.findByTestId('chart');
  expect(outcome.queryByRole('table')).toBeNull();
  await user.click(outcome.getByRole('button', { name: 'Show table' }));
  const cells = within(outcome.getByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['4', '0', '0', '2', '4', '2', '3', '1']);
});

test('a failure to make a file is reported', async () => {
  jest.mocked(toCsv).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = open([itemFixtures.lines]);
  await user.click((await part('Runs by outcome')).getByRole('button', { name: 'Download CSV' }));
  await screen.findByText('Error downloading file');
});

test('an item without data says “No data”', async () => {
  const nothing = { value: 0, previous: 0, behind: itemFixtures.metric.data.behind };
  open([
    { ...itemFixtures.metric, data: nothing },
    { ...itemFixtures.distribution, data: [] },
    { ...itemFixtures.map, data: { ...itemFixtures.map.data, locations: [] } },
  ]);
  expect((await part('Runs')).getByText('No data')).toBeTruthy();
  // Zero is a value: it does not mean that counting failed.
  expect((await part('Runs')).getByText('Nothing was counted in these days.')).toBeTruthy();
  const hosts = await part('Pages read, by host');
  expect(hosts.getByText('No data')).toBeTruthy();
  expect(hosts.queryByTestId('chart')).toBeNull();
  expect(hosts.queryByRole('button')).toBeNull();
  expect((await part('Where people are')).getByText('No data')).toBeTruthy();
});

test('items without data come after the charts', async () => {
  open([{ ...itemFixtures.distribution, data: [] }, itemFixtures.lines]);
  await part('Runs by outcome');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Runs by outcome',
    'Pages read, by host',
  ]);
});

test('names the three countries and cities with the most accounts beside the map', async () => {
  const { user } = open([itemFixtures.map]);
  const people = await part('Where people are');
  expect(people.getByText('2 places in 2 countries. The place of 2 accounts is unknown.')).toBeTruthy();
  expect(people.getByText(/^By the time zone of each account; nobody’s address is looked up\./)).toBeTruthy();
  const [countries, cities] = people.getAllByRole('list').map(({ textContent }) => textContent);
  expect([countries, cities]).toEqual(['Germany 3Singapore 1', 'Berlin 3Singapore 1']);
  await people.findByRole('link', { name: 'Berlin, Germany: 3 accounts' });
  await user.click(people.getByRole('button', { name: 'Show table' }));
  expect(people.getByRole('rowheader', { name: 'Berlin, Germany' })).toBeTruthy();
});

test('counts link staff, and nobody else, to the counted records', async () => {
  const { user } = open([itemFixtures.lines]);
  const links = () => screen.queryAllByRole('link');
  await user.click(await screen.findByRole('button', { name: 'Show table' }));
  await screen.findByRole('table');
  expect(links()).toEqual([]);
  act(signInAsStaff);
  await waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(['2', '2']));
  expect(links()[0]?.getAttribute('href')).toContain('/admin/runs?filter=');
});

test('the range is kept in the URL', async () => {
  const { user, requests, search } = open(undefined, '/stats?range=week');
  await part('Runs');
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({ range: 'week' });
  expect(screen.getByRole('button', { name: 'Week' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Quarter' }));
  await waitFor(() => expect(requests.at(-1)?.query.get('range')).toBe('quarter'));
  expect(search()).toBe('?range=quarter');
});

test('a custom range is shown from its first to its last day', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Custom' }));
  const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
  await user.clear(from);
  await user.type(from, '2026-03-05');
  await user.click(screen.getByRole('button', { name: 'Show these days' }));
  expect(await screen.findByText('The last day is before the first day.')).toBeTruthy();
  await user.clear(to);
  await user.type(to, '2026-03-09');
  await user.click(screen.getByRole('button', { name: 'Show these days' }));
  await waitFor(() =>
    expect(Object.fromEntries(requests.at(-1)?.query ?? [])).toEqual({ from: '2026-03-05', to: '2026-03-09' }),
  );
});

test('an invalid range is explained, and an unreachable server can be tried again', async () => {
  server.get('/api/topics/get-dashboard').answers(() => problemResponse(400, 'INVALID', 'Expected at most 366 days.'));
  renderPage(<DashboardPage />, { path: '/stats', url: '/stats?from=2020-01-01&to=2026-01-01' });
  expect(await screen.findByText('Expected at most 366 days.')).toBeTruthy();
});

test('the items stay visible if they cannot be refreshed', async () => {
  const { queries } = open();
  await part('Runs');
  server.get('/api/topics/get-dashboard').answers(() => problemResponse(503, 'UNAVAILABLE'));
  await act(() => queries.refetchQueries());
  await part('Runs');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the App Dashboard is for administrators', async () => {
  server.get('/api/admin/dashboard').answers(() => problemResponse(403, 'ADMIN_ONLY', 'Only for administrators.'));
  renderPage(<DashboardPage />, { path: '/app-stats' });
  expect(
    await screen.findByText('You do not have permission to view this content. Admin access required.'),
  ).toBeTruthy();
});
