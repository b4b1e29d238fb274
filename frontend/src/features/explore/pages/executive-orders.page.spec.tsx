import { screen, within } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { ExecutiveOrdersPage } from './executive-orders.page';

const server = fakeServer();

const order = (id: number, category: string): Schema<'ExecutiveOrder'> => ({
  id: String(id),
  display_title: `Order ${id}`,
  tracker_description: `Executive Order ${id}`,
  category,
  signed_on: '2025-07-03',
  updated_at: '2025-07-03T00:00:00.000Z',
  excerpt: null,
  url: `https://www.federalregister.gov/d/${id}`,
  following: false,
});

const numbered = (from: number, count: number, category: string) =>
  Array.from({ length: count }, (_, n) => order(from - n, category));

const open = (url = '/trump-eos') => {
  const requests = server.get('/api/topics/search-trackers/eo').answers(({ query }) => ({
    header: 'Trump Executive Orders',
    subheader: '288 orders',
    trackers:
      query.get('query') === 'krill' ? [] : [...numbered(14300, 6, 'Trade & Tariffs'), ...numbered(14200, 2, 'Health')],
  }));
  return { requests, ...renderPage(<ExecutiveOrdersPage />, { path: '/trump-eos', url }) };
};
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('shows the newest orders of each category, and all of them on demand', async () => {
  const { user } = open();
  await screen.findByRole('heading', { level: 1, name: 'Trump Executive Orders' });
  screen.getByText('Analysts at work');
  const trade = await screen.findByRole('region', { name: 'Trade & Tariffs' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Health', 'Trade & Tariffs']);
  expect(within(trade).getAllByRole('link')).toHaveLength(3);
  await user.click(within(trade).getByRole('button', { name: 'Show all 6' }));
  expect(within(trade).getAllByRole('link')).toHaveLength(6);
});

test('a category is chosen with its chip and kept in the URL', async () => {
  const { user, search } = open();
  await user.click(await screen.findByRole('button', { name: 'Health 2' }));
  expect(titles()).toEqual(['Order 14200', 'Order 14199']);
  expect(search()).toBe('?category=Health');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(search()).toBe('');
});

test('a search keeps the chosen category', async () => {
  const { user, search, requests } = open('/trump-eos?category=Health');
  await user.type(await screen.findByRole('searchbox', { name: 'Search executive orders' }), 'krill');
  await screen.findByText('No trackers found.');
  expect(search()).toBe('?category=Health&query=krill');
  expect(requests.at(-1)?.query.get('query')).toBe('krill');
  await user.click(screen.getByRole('button', { name: 'Show all orders' }));
  await screen.findByRole('region', { name: 'Trade & Tariffs' });
});
