import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import type { FoundImage } from '../api/search-images';
import { ImageSearchPage } from './image-search.page';

const server = fakeServer();

const image = (name: string, url = 'https://www.agency.example/steel'): FoundImage => ({
  name,
  url,
  presigned_url: `/api/images/thumbnail/steel/${encodeURIComponent(name)}?expires=1&signature=s`,
  width: 480,
  height: 320,
});

interface Given {
  readonly results?: readonly FoundImage[];
  readonly thumbnails?: 'made' | 'not_made';
  readonly address?: string;
}
const open = ({ results = [image('A rolling mill')], thumbnails = 'made', address = '/image-search' }: Given = {}) => {
  const asked = server.get('/api/images/search').answers(() => ({ results: [...results], thumbnails }));
  server
    .get('/api/images/examples')
    .answers(() => ({ examples: ['tariffs', 'White House'], documents: 1, sources: 2340 }));
  return { ...renderPage(<ImageSearchPage />, { path: '/image-search', address }), asked };
};
const box = () => screen.getByRole('searchbox', { name: 'Search for images' });
const found = () => screen.findByRole('list', { name: 'Images found' });

test('before anything is searched for, the page says what it is for, and asks nothing', () => {
  const { asked } = open();
  screen.getByText('Search for images', { selector: 'div' });
  expect(asked).toEqual([]);
});

test('its examples are searched for by a press', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('link', { name: 'White House' }));
  await found();
  expect(asked.map(({ query }) => query.get('q'))).toEqual(['White House']);
  expect(box()).toHaveProperty('value', 'White House');
});

test('an image is named, and opens the page that shows it in a new tab', async () => {
  const { user, asked, search } = open();
  await user.type(box(), '  rolling mill {Enter}');
  const link = within(await found()).getByRole('link');
  expect(link.textContent).toBe('A rolling millagency.example');
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://www.agency.example/steel',
    '_blank',
    'noopener nofollow',
  ]);
  expect(asked.map(({ query }) => [query.get('q'), query.get('k')])).toEqual([['rolling mill', '12']]);
  expect(search()).toBe('?q=rolling+mill');
  screen.getByText('1 image');
});

test('an empty query does nothing', async () => {
  const { user, asked, search } = open();
  await user.type(box(), '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect([asked, search()]).toEqual([[], '']);
});

test('what is in the address is searched for; a picture of a document says so', async () => {
  open({ results: [image('Figure 1', '/document/report?page=3')], address: '/image-search?q=exports' });
  expect((await found()).textContent).toBe('Figure 1Document');
  expect(box()).toHaveProperty('value', 'exports');
});

test('nothing found says so, and why if it must be so', async () => {
  open({ results: [], address: '/image-search?q=cat' });
  await screen.findByText('No images found');
  screen.getByText('Try a different search term');
  await screen.findByRole('link', { name: 'White House' });
  screen.getByText('It looks through 1 page or picture of documents, and 2,340 pictures in sources of trackers.');
  expect(screen.queryByText(/cannot make thumbnails/)).toBeNull();
});

test('where there are no images at all, nothing found says so, and names no examples', async () => {
  open({ results: [], address: '/image-search?q=cat' });
  server.get('/api/images/examples').answers(() => ({ examples: [], documents: 0, sources: 0 }));
  await screen.findByText('No document and no tracker has brought any images yet.');
  expect(screen.queryByText(/For example/)).toBeNull();
});

test('an installation without thumbnails says so', async () => {
  open({ results: [], thumbnails: 'not_made', address: '/image-search?q=cat' });
  await screen.findByText(/cannot make thumbnails/);
});

test('while it searches, the grid is there in outline', async () => {
  open({ address: '/image-search?q=mill' });
  screen.getByRole('status', { name: 'Searching' });
  await found();
});

test('a failure is said in the server’s words, or in ours, and tried again', async () => {
  const { user } = open();
  server.get('/api/images/search').answers(() => problem(400, 'INVALID', 'Please check: q.'));
  await user.type(box(), 'a{Enter}');
  await screen.findByText('Please check: q.');
  server.get('/api/images/search').answers(() => problem(500, 'INTERNAL'));
  await user.clear(box());
  await user.type(box(), 'mill{Enter}');
  await screen.findByText('An error occurred while searching images');
  server.get('/api/images/search').answers(() => ({ results: [image('A rolling mill')], thumbnails: 'made' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await found();
});

test('a thumbnail that is gone says so', async () => {
  open({ address: '/image-search?q=mill' });
  const [picture] = (await found()).getElementsByTagName('img');
  if (picture === undefined) throw new Error('There is no picture.');
  fireEvent.error(picture);
  await waitFor(() => screen.getByText('This thumbnail is no longer here. Search again.'));
});
