import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '../../../shared/api/answer';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { CampaignsPage } from './campaigns.page';
import { ExplorePage } from './explore.page';

const server = fakeServer();

const page = (header: string): Answer<'Explore'> => ({
  header,
  subheader: 'Create up to 5 free trackers.',
  categories: ['Senate', 'House'],
  topics: [{ id: 'senate-ga', category: 'Senate', title: 'Georgia Senate' }],
  topic: null,
  trackers: [],
});

const georgia: Answer<'Topic'> = {
  id: 'senate-ga',
  category: 'Senate',
  title: 'Georgia Senate',
  tracker_description: 'Track the election in Georgia.',
  update_frequency: 'week',
  domains: ['fec.gov'],
};

beforeEach(() => {
  server.get('/api/topics/wire').answers(() => []);
  server.get('/api/topics/search-trackers').answers(() => page('Track Anything'));
  server
    .get('/api/topics/search-trackers/{presetId}')
    .answers(({ path }) =>
      path.endsWith('/campaigns') ? page('Track Any Campaign') : { ...page('Georgia Senate'), topic: georgia },
    );
});

const explore = (address = '/explore') => renderPage(<ExplorePage />, { path: '/explore/:presetId?', address });

test('a visit to Campaigns starts campaign mode, in which Explore redirects there', async () => {
  renderPage(<CampaignsPage />, { path: '/campaigns' });
  await screen.findByRole('heading', { level: 1, name: 'Track Any Campaign' });
  expect(localStorage.getItem('campaignMode')).toBe('true');
  const { location } = explore();
  await waitFor(() => expect(location()).toBe('/campaigns'));
});

test('leaving for all topics ends campaign mode for good', async () => {
  const { user } = renderPage(<CampaignsPage />, { path: '/campaigns' });
  await user.click(screen.getByRole('link', { name: 'Explore all topics' }));
  expect(localStorage.getItem('campaignMode')).toBe('false');
  renderPage(<CampaignsPage />, { path: '/campaigns' });
  expect(localStorage.getItem('campaignMode')).toBe('false');
});

test('in campaign mode the page of a preset is still shown', async () => {
  localStorage.setItem('campaignMode', 'true');
  explore('/explore/campaigns');
  await screen.findByRole('heading', { level: 1, name: 'Track Any Campaign' });
  await screen.findByText('No trackers found.');
});

test('the page of a topic begins with its description, frequency and domains', async () => {
  explore('/explore/senate-ga');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Topic' }).value).toBe(
      'Track the election in Georgia.',
    ),
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Frequency' }).value).toBe('week');
  screen.getByText('Reads fec.gov');
});

test('Explore links to the pages of its topics', async () => {
  explore();
  expect((await screen.findByRole('link', { name: 'Georgia Senate' })).getAttribute('href')).toBe('/explore/senate-ga');
});
