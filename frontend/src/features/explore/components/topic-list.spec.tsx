import { screen } from '@testing-library/react';
import { accessToken, fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { keepTokens } from '../../../shared/testing/tokens';
import { TopicList } from './topic-list';

const server = fakeServer();

const documents = ['Hearing on ports', 'Steel report', 'Farm report', 'Oldest report'].map((title, at) => ({
  id: `d${at}`,
  title,
  kind: 'report' as const,
  added_at: '2026-03-01T09:00:00Z',
  readable: true,
}));

const open = () =>
  renderPage(<TopicList topics={[{ id: 'ports', title: 'Ports', category: 'Trade' }]} categories={[]} />);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('its last line leads the signed-in to the newest documents', async () => {
  keepTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/v1/documents').answers(() => documents);
  open();
  await screen.findByRole('link', { name: 'Farm report' });
  expect(links().slice(-4)).toEqual([
    ['Image search', '/image-search'],
    ['Hearing on ports', '/document/d0'],
    ['Steel report', '/document/d1'],
    ['Farm report', '/document/d2'],
  ]);
});

test('signed out, it asks for no documents, which only the signed-in read', () => {
  const asked = server.get('/api/v1/documents').answers(() => documents);
  open();
  expect(links().at(-1)).toEqual(['Image search', '/image-search']);
  expect(asked).toEqual([]);
});
