import { screen, within } from '@testing-library/react';
import { accessToken, fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { keepTokens } from '../../../shared/testing/tokens';
import { tariffDataExample } from '../tariff.example';
import { TariffsPage } from './tariffs.page';

const server = fakeServer();

const open = (address = '/tariffs') => {
  server.get('/api/topics/get-tariff-data').answers(() => tariffDataExample);
  const asked = server.get('/api/topics/tracker/{id}/last-update').answers(() => ({
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
  }));
  const page = (
    <>
      <TariffsPage />
    </>
  );
  return { asked, ...renderPage(page, { path: '/tariffs', address }) };
};

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const panel = (name = 'Mexico') => screen.findByRole('complementary', { name });

test('says that the duties ended, when, and by what', async () => {
  open();
  await screen.findByText('They ended on February 20, 2026');
  expect(screen.getByRole('link', { name: 'Executive Order 14389' }).getAttribute('href')).toBe(
    'https://www.federalregister.gov/d/2026-03832',
  );
  screen.getByText(
    /a temporary import surcharge of 10%, for 150 days from February 24, 2026: until July 24, 2026, unless it is extended/,
  );
});

test('the list is searched and sorted', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Mexico' });
  expect(names()).toEqual(['Mexico', 'Germany', "Côte d'Ivoire", 'Syria', 'Jersey']);
  await user.click(screen.getByRole('button', { name: '2025 rate' }));
  expect(names()[0]).toBe('Syria');
  expect(screen.getByRole('columnheader', { name: '2025 rate' }).getAttribute('aria-sort')).toBe('descending');
  await user.click(screen.getByRole('button', { name: '2025 rate' }));
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
  const source = await within(mexico).findByRole('link', { name: 'Source 1' });
  expect(source.getAttribute('href')).toBe('https://www.federalregister.gov/d/2026-03832');
  await user.keyboard('{Escape}');
  expect(search()).toBe('?by=rate');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Mexico' }));
  expect(screen.queryByRole('complementary')).toBeNull();
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

test('a country is chosen on the map', async () => {
  const { user, search } = open();
  await screen.findByRole('group', { name: 'World map' });
  const mexico = document.querySelector('path[data-country="484"]');
  if (mexico === null) throw new Error('Mexico is not drawn.');
  await user.hover(mexico);
  screen.getByText('score 100 · rate other orders');
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
  await user.click(screen.getByRole('button', { name: 'Rate of 2025' }));
  expect(search()).toBe('?by=rate');
  within(screen.getByRole('list', { name: 'Rate of 2025' })).getByText('35 to 41%');
  screen.getByText('No rate, or under other orders');
  expect(fill()).not.toBe(byScore);
  expect(document.querySelector('path[data-country="484"]')?.getAttribute('fill')).toMatch(/^url\(#/);
});

test('Track Country opens the tracker of the country in a new tab, and the conversation begins with its latest', async () => {
  const { asked } = open('/tariffs?country=DE');
  const germany = await panel('Germany');
  const link = within(germany).getByRole('link', { name: 'Track Country (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/tracker/tracker-of-DE', '_blank']);
  await within(germany).findByText(/A tariff ended\./);
  expect(within(germany).getByPlaceholderText('Ask here....')).toBeTruthy();
  expect(asked.map(({ path }) => path)).toEqual(['/api/topics/tracker/tracker-of-DE/last-update/']);
});

test.each([
  ['signed in', true],
  ['signed out', false],
])('Track Country follows it only for who is %s', async (_who, isSignedIn) => {
  if (isSignedIn) keepTokens({ access: accessToken(), refresh: 'refresh' });
  const followed = server.post('/api/topics/toggle-following/{id}').answers(() => ({ following: true }));
  const { user } = open('/tariffs?country=DE');
  await user.click(within(await panel('Germany')).getByRole('link', { name: 'Track Country (opens in a new tab)' }));
  if (isSignedIn) await screen.findByText('Now following topic');
  expect(followed.map(({ path, body }) => [path, body])).toEqual(
    isSignedIn ? [['/api/topics/toggle-following/tracker-of-DE', { following: true }]] : [],
  );
});

test.each([
  ['the server’s words', () => problem(500, 'INTERNAL', 'The store is away.'), 'The store is away.'],
  ['its own where the server gave none', () => problem(500, 'INTERNAL'), 'Failed to fetch collection data'],
])('a failure has %s', async (_case, answer, words) => {
  server.get('/api/topics/get-tariff-data').answers(answer);
  const { user } = renderPage(<TariffsPage />, { path: '/tariffs' });
  await screen.findByText(words);
  server.get('/api/topics/get-tariff-data').answers(() => tariffDataExample);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table');
});
