import { screen } from '@testing-library/react';
import { renderPage } from '#shared/testing/render-page';
import { TopicList } from './topic-list';

test('topics lead to their pages, and its last line to whatever else a tracker can start from', () => {
  renderPage(<TopicList topics={[{ id: 'ports', title: 'Ports', category: 'Trade' }]} categories={[]} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Ports', '/explore/ports'],
    ['Trump Executive Orders', '/trump-eos'],
    ['Executive Branch', '/exec'],
    ['Tariff Tracker', '/tariffs'],
    ['Campaigns', '/campaigns'],
    ['Image search', '/image-search'],
  ]);
});

test('the list of topics does not link to its own page', () => {
  renderPage(<TopicList topics={[]} categories={[]} />, { path: '/campaigns' });
  expect(screen.queryByRole('link', { name: 'Campaigns' })).toBeNull();
  expect(screen.getByText(/^Or start from/).textContent).toMatch(/\(Tariff Tracker\), or an image \(Image search\)$/);
});
