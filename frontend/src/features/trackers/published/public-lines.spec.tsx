import { screen, waitFor } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { PublicLine } from '../api/public-lines';
import { PublicLines } from './public-lines';

const server = fakeServer();

const line = (text: string, change: Partial<PublicLine> = {}): PublicLine => ({
  tracker_id: 'tariffs',
  tracker_title: 'United States tariffs',
  claim_id: text,
  update_id: null,
  kind: 'new',
  text,
  remarks: ['from Aug 22, 2026'],
  source: {
    url: 'https://www.whitehouse.gov/order',
    passthrough_link: 'https://aidy.example/go/1',
    host: 'www.whitehouse.gov',
    publisher: 'The White House',
    published_on: '2026-07-20',
  },
  ...change,
});

const open = (lines: () => PublicLine[] | Response) => {
  server.get('/api/topics/tracker/{id}/public-lines').answers(lines);
  return renderPage(<PublicLines uid="tracker-of-CA" />);
};

test('shows what public trackers tell with day, source and tracker, at the line; the rest on demand', async () => {
  const lines = [line('one'), line('two', { update_id: 'u' }), line('three', { claim_id: null }), line('four')];
  const { user } = open(() => lines);
  await screen.findByRole('region', { name: 'From public trackers' });
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe(
    'oneJuly 20, 2026 · from Aug 22, 2026 · whitehouse.govFound by the tracker United States tariffs',
  );
  const addresses = () =>
    screen.getAllByRole('link', { name: 'United States tariffs' }).map((link) => link.getAttribute('href'));
  expect(addresses()).toEqual([
    '/tracker/tariffs#line-overview-one',
    '/tracker/tariffs#line-u-two',
    '/tracker/tariffs#overview-title',
  ]);
  await user.click(screen.getByRole('button', { name: '1 more' }));
  expect(addresses()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(addresses()).toHaveLength(3);
});

test.each([
  ['they tell nothing', () => []],
  ['they cannot be read', () => problemResponse(500, 'INTERNAL')],
])('the lines are left out where %s', async (_where, answer) => {
  const { queries } = open(answer);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).toBeNull();
});
