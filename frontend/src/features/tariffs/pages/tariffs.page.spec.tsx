import { act, screen, within } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { tariffDataFixture, tariffItemFixture } from '../tariff.fixture';
import { TariffsPage } from './tariffs.page';

const server = fakeServer();

const open = (url = '/tariffs', data = tariffDataFixture) => {
  server.get('/api/topics/get-tariff-data').answers(() => data);
  const requests = server.get('/api/topics/tracker/{id}/last-update').answers(() => ({
    content: '- A tariff ended. [1]',
    sources: [
      {
        index: 1,
        content: 'https://www.federalregister.gov/d/2026-03832',
        title: 'Executive Order 14389',
        publisher: 'Federal Register',
        published_on: '2026-02-20',
      },
    ],
    updated_at: '2026-02-20T00:00:00.000Z',
    rates_since: [],
  }));
  server.get('/api/topics/tracker/{id}/public-lines').answers(() => []);
  const page = (
    <>
      <TariffsPage />
    </>
  );
  return { requests, ...renderPage(page, { path: '/tariffs', url }) };
};

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const panel = (name = 'Mexico') => screen.findByRole('complementary', { name });

test('says first that what applies today is not on record, and on demand how the duties ended', async () => {
  const { user } = open();
  const [first] = (await screen.findByText(/All of them ended on February 20, 2026/)).parentElement?.children ?? [];
  expect(first?.textContent).toBe(
    'We have no record of the rates that apply today. The last duty on goods from all countries was due to end on July 24, 2026. Choose a country to see what has changed since then. More',
  );
  expect(screen.queryByRole('link', { name: 'Executive Order 14389' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More about the duties' }));
  expect(screen.getByRole('link', { name: 'Executive Order 14389' }).getAttribute('href')).toBe(
    'https://www.federalregister.gov/d/2026-03832',
  );
  screen.getByText(
    /a temporary import surcharge of 10%, for 150 days from February 24, 2026: until July 24, 2026, unless it was extended/,
  );
});

test('the list can be searched and sorted', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Mexico' });
  expect(names()).toEqual(['Mexico', 'Germany', "Côte d'Ivoire", 'Syria', 'Jersey']);
  await user.click(screen.getByRole('button', { name: 'Rate (ended), Aug 7, 2025' }));
  expect(names()[0]).toBe('Syria');
  expect(screen.getByRole('columnheader', { name: 'Rate (ended), Aug 7, 2025' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  await user.click(screen.getByRole('button', { name: 'Rate (ended), Aug 7, 2025' }));
  expect(names()[0]).toBe('Jersey');
  await user.type(screen.getByRole('searchbox', { name: 'Search countries' }), 'krill');
  await screen.findByText('No country matches.');
  await user.click(screen.getByRole('button', { name: 'Show all countries' }));
  expect(names()).toHaveLength(5);
});

test('a country is chosen from the list and kept in the URL; Escape leads back to it', async () => {
  const { user, search } = open('/tariffs?by=rate');
  await user.click(await screen.findByRole('link', { name: 'Mexico' }));
  expect(search()).toBe('?by=rate&country=MX');
  const mexico = await panel();
  expect(document.activeElement).toBe(within(mexico).getByRole('heading', { name: 'Mexico' }));
  within(mexico).getByText('100 of 100');
  within(mexico).getByText('$160.4 billion');
  expect(mexico.querySelector('dl')?.textContent).toContain('Computed by Aidy from census.gov’s figures of 2024');
  expect(mexico.querySelector('dl')?.textContent).toContain('The order of July 31, 2025 left Mexico out');
  const source = await within(mexico).findByRole('link', { name: 'Source 1' });
  expect(source.getAttribute('href')).toBe('https://www.federalregister.gov/d/2026-03832');
  await user.keyboard('{Escape}');
  expect(search()).toBe('?by=rate');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mexico' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the rate of a country stands with what changed it, what may have, and what its tracker found since', async () => {
  const item = tariffItemFixture({
    tariff: { basis: 'listed', percent: 39 },
    rate_changes: [
      {
        date: '2025-12-18',
        percent: 15,
        in_effect_from: '2025-11-14',
        title: 'A notice',
        url: 'https://www.federalregister.gov/notice',
      },
    ],
    unread_since_rate: [{ date: '2026-02-09', title: 'A deal', url: 'https://www.whitehouse.gov/deal' }],
  });
  open('/tariffs?country=DE', { ...tariffDataFixture, trackers: [item] });
  server.get('/api/topics/tracker/{id}/last-update').answers(() => ({
    content: 'A tariff of 12 percent. [1]',
    sources: [],
    updated_at: '2026-04-02T00:00:00.000Z',
    rates_since: [{ date: '2026-04-02', url: 'https://www.federalregister.gov/later' }],
  }));
  const germany = await panel('Germany');
  const link = async (name: string) => (await within(germany).findByRole('link', { name })).getAttribute('href');
  expect(await link('April 2, 2026')).toBe('https://www.federalregister.gov/later');
  expect(await link('December 18, 2025')).toBe('https://www.federalregister.gov/notice');
  expect(await link('February 9, 2026')).toBe('https://www.whitehouse.gov/deal');
  expect(germany.querySelector('dl')?.textContent).toContain(
    '39%from August 7, 202515% or the regular duty, whichever is higher, from November 14, 2025, by a notice of December 18, 2025May have been changed by February 9, 2026: only its title is on record here' +
      'All reciprocal tariffs ended February 20, 2026Found since then by its tracker, and may have changed this: April 2, 2026',
  );
});

test('the newest documents about a country stand above its rate of 2025, by their titles', async () => {
  open('/tariffs?country=MX');
  const mexico = await panel();
  const title = await within(mexico).findByRole('link', { name: 'Amendment to Duties' });
  const rate = within(mexico).getByText('Set by separate orders');
  expect(title.compareDocumentPosition(rate) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('Escape and going back ask before they leave a question that is typed', async () => {
  const { user, search, back } = open();
  await user.click(await screen.findByRole('link', { name: 'Mexico' }));
  const question = within(await panel()).getByRole('textbox', { name: 'Your question' });
  await user.type(question, 'What about steel?{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  back();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect([search(), question]).toEqual(['?country=MX', expect.objectContaining({ value: 'What about steel?' })]);
  await user.type(question, '{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(search()).toBe('');
});

test('Close asks, too, and returns the focus to where the country was chosen', async () => {
  const { user, search } = open();
  await user.click(await screen.findByRole('link', { name: 'Mexico' }));
  await user.type(within(await panel()).getByRole('textbox', { name: 'Your question' }), 'What about steel?');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(search()).toBe('?country=MX');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(search()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mexico' }));
});

test('a country can be chosen on the map', async () => {
  const { user, search } = open();
  await screen.findByRole('group', { name: 'World map' });
  const mexico = document.querySelector('path[data-country="484"]');
  if (mexico === null) throw new Error('Mexico is not drawn.');
  await user.hover(mexico);
  screen.getByText('score 100 · rate own orders');
  await user.click(mexico);
  expect(search()).toBe('?country=MX');
  await panel();
});

test('the map is coloured by score or by rate, which the URL keeps', async () => {
  const { user, search } = open();
  await screen.findByRole('list', { name: 'Trade score' });
  const fill = () => document.querySelector('path[data-country="760"]')?.getAttribute('fill');
  await screen.findByRole('group', { name: 'World map' });
  const byScore = fill();
  await user.click(screen.getByRole('button', { name: 'Rate on August 7, 2025 (ended)' }));
  expect(search()).toBe('?by=rate');
  within(screen.getByRole('list', { name: 'Rate on August 7, 2025 (ended)' })).getByText('31% or more');
  screen.getByText('No rate, or under orders of its own');
  expect(fill()).not.toBe(byScore);
  expect(document.querySelector('path[data-country="484"]')?.getAttribute('fill')).toMatch(/^url\(#/);
});

test('Track Country opens the tracker of the country in a new tab, and the conversation begins with its latest', async () => {
  const { requests } = open('/tariffs?country=DE');
  const germany = await panel('Germany');
  const link = within(germany).getByRole('link', { name: 'Track Country (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/tracker/tracker-of-DE', '_blank']);
  await within(germany).findByText(/A tariff ended\./);
  expect(within(germany).getByPlaceholderText('Ask here....')).toBeTruthy();
  expect(requests.map(({ path }) => path)).toEqual(['/api/topics/tracker/tracker-of-DE/last-update']);
});

test.each([
  ['signed in', true],
  ['signed out', false],
])('Track Country follows the tracker for a person who is %s, after signing in', async (_who, isSignedIn) => {
  if (isSignedIn) saveTokens({ access: accessToken(), refresh: 'refresh' });
  const requests = server.post('/api/topics/toggle-following/{id}').answers(() => ({ following: true }));
  const { user } = open('/tariffs?country=DE');
  await user.click(within(await panel('Germany')).getByRole('link', { name: 'Track Country (opens in a new tab)' }));
  if (!isSignedIn) {
    expect(requests).toEqual([]);
    // Simulates a sign-in on the tracker's page in another tab.
    act(() => {
      saveTokens({ access: accessToken(), refresh: 'refresh' });
      window.dispatchEvent(new StorageEvent('storage', { key: 'access' }));
    });
  }
  await screen.findByText('Now following topic');
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ['/api/topics/toggle-following/tracker-of-DE', { following: true }],
  ]);
});

test.each([
  ['the server’s words', () => problemResponse(500, 'INTERNAL', 'The store is away.'), 'The store is away.'],
  ['its own where the server gave none', () => problemResponse(500, 'INTERNAL'), 'Failed to fetch collection data'],
])('a failure has %s', async (_case, answer, words) => {
  server.get('/api/topics/get-tariff-data').answers(answer);
  const { user } = renderPage(<TariffsPage />, { path: '/tariffs' });
  await screen.findByText(words);
  server.get('/api/topics/get-tariff-data').answers(() => tariffDataFixture);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table');
});
