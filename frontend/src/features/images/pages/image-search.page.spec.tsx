import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { useTrackerDialogRequest } from '#features/tracker-creation/published/tracker-dialog-request';
import type { FoundImage } from '../api/search-images';
import { ImageSearchPage } from './image-search.page';

const server = fakeServer();

const image = (
  name: string,
  url = 'https://www.agency.example/steel',
  why: FoundImage['why'] = { of: 'caption', text: name, marks: [] },
): FoundImage => ({
  name,
  page_title: '',
  shows: 'picture',
  document: null,
  why,
  instead: [],
  url,
  presigned_url: `/api/images/thumbnail/steel/${encodeURIComponent(name)}?expires=1&signature=s`,
  width: 480,
  height: 320,
});

const pageOf = (document: string, page: number, word: string): FoundImage => ({
  ...image(`Page ${page}: ${document}`, `/document/${document}?page=${page}`, {
    of: 'page_text',
    text: `It says ${word} here.`,
    marks: [{ from: 8, to: 8 + word.length }],
  }),
  shows: 'page',
  document: { id: document, title: `${document} on steel`, page },
});

interface Given {
  readonly results?: readonly FoundImage[];
  readonly thumbnails?: 'made' | 'not_made';
  readonly url?: string;
  readonly newest?: Schema<'ImageExamples'>['newest'];
}
const examples = (changes: Partial<Schema<'ImageExamples'>> = {}): Schema<'ImageExamples'> => ({
  examples: ['tariffs', 'White House'],
  documents: 1,
  sources: 2340,
  waiting: 0,
  newest: [],
  ...changes,
});
const open = (given: Given = {}) => {
  const { results = [image('A rolling mill')], thumbnails = 'made', url = '/image-search', newest = [] } = given;
  const requests = server.get('/api/images/search').answers(() => ({ results: [...results], thumbnails }));
  server.get('/api/images/examples').answers(() => examples({ newest }));
  return { ...renderPage(<ImageSearchPage />, { path: '/image-search', url }), requests };
};
const box = () => screen.getByRole('searchbox', { name: 'Search for images' });
const onPages = () => screen.getByRole('list', { name: 'Pictures on pages that mention it' });
const found = () => screen.findByRole('list', { name: 'Images found' });

test('before a search the page explains its purpose and requests nothing', () => {
  const { requests } = open();
  screen.getByText('Search for images', { selector: 'div' });
  expect(requests).toEqual([]);
});

test('pressing an example searches for it', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('link', { name: 'White House' }));
  await found();
  expect(requests.map(({ query }) => query.get('q'))).toEqual(['White House']);
  expect(box()).toHaveProperty('value', 'White House');
});

test('an image has its name and opens the page that shows it in a new tab', async () => {
  const { user, requests, search } = open();
  await user.type(box(), '  rolling mill {Enter}');
  const link = within(await found()).getByRole('link');
  expect(link.textContent).toBe('A rolling millagency.example');
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://www.agency.example/steel',
    '_blank',
    'noopener nofollow',
  ]);
  expect(requests.map(({ query }) => [query.get('q'), query.get('k')])).toEqual([['rolling mill', '12']]);
  expect(search()).toBe('?q=rolling+mill');
  screen.getByText('1 picture');
});

test('an empty query does nothing', async () => {
  const { user, requests, search } = open();
  await user.type(box(), '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect([requests, search()]).toEqual([[], '']);
});

test('the query of the URL is searched for, and a picture of a document names its page', async () => {
  const figure = { ...image('Figure 1', '/document/report?page=3'), document: { id: 'a', title: 'Report', page: 3 } };
  open({ results: [figure], url: '/image-search?q=exports' });
  expect((await found()).textContent).toBe('Figure 1Document, page 3');
  expect(box()).toHaveProperty('value', 'exports');
});

test('pictures that are near in meaning stand below all others, under what they are called', async () => {
  const near = (name: string, ...instead: FoundImage['instead']): FoundImage => ({ ...image(name), instead });
  open({
    results: [
      pageOf('report', 2, 'cargo'),
      near('A tanker', { asked: 'cargo ship', said: 'tanker' }),
      near('Another tanker', { asked: 'cargo ship', said: 'tanker' }),
      near('A container ship', { asked: 'cargo ship', said: 'container ship' }, { asked: 'sea', said: null }),
      near('A cargo ship', { asked: 'sea', said: null }),
    ],
    url: '/image-search?q=cargo ship at sea',
  });
  await screen.findByText(
    'No caption contains “cargo ship at sea”. Found otherwise: 1 page of a document, 4 pictures near in meaning.',
  );
  const lists = screen
    .getAllByRole('list')
    .map((list) => [list.getAttribute('aria-label'), within(list).getAllByRole('link').length]);
  expect(lists).toEqual([
    ['Pages found in report on steel', 1],
    ['“tanker” instead of “cargo ship”', 2],
    ['“container ship” instead of “cargo ship”, no mention of “sea”', 1],
    ['No mention of “sea”', 1],
  ]);
  expect(screen.queryByRole('list', { name: 'Images found' })).toBeNull();
});

test('a related word for the whole query is named without the query', async () => {
  open({
    results: [{ ...image('The Moon'), instead: [{ asked: 'lunar', said: 'moon' }] }],
    url: '/image-search?q=lunar',
  });
  await screen.findByRole('heading', { name: '“moon”' });
  screen.getByText('No caption contains “lunar”. Found otherwise: 1 picture near in meaning.');
});

test('each picture says why it was found, with the words marked', async () => {
  const named = image('A rolling mill', undefined, {
    of: 'caption',
    text: 'A rolling mill',
    marks: [{ from: 10, to: 14 }],
  });
  const beside = image('Ore', 'https://www.agency.example/ore', {
    of: 'around',
    text: 'For the mills.',
    marks: [{ from: 8, to: 13 }],
  });
  open({ results: [named, beside], url: '/image-search?q=mill' });
  await screen.findByText('1 picture, 1 picture on pages that mention it');
  const links = [...within(await found()).getAllByRole('link'), ...within(onPages()).getAllByRole('link')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'A rolling millagency.example',
    'OreText beside it: For the mills.agency.example',
  ]);
  expect(links.map((link) => link.querySelector('mark')?.textContent)).toEqual(['mill', 'mills']);
});

test('pictures found only through their pages are not listed as pictures with such a caption', async () => {
  const nebula = image('A nebula', 'https://b.example', { of: 'page_title', text: 'Presidential order', marks: [] });
  open({ results: [nebula], url: '/image-search?q=presidential' });
  await screen.findByText('No caption contains “presidential”. Found otherwise: 1 picture on pages that mention it.');
  expect(screen.queryByRole('list', { name: 'Images found' })).toBeNull();
});

const moonOn = (page_title: string) => ({
  ...image('The Moon', `https://www.agency.example/${page_title}`),
  page_title,
  presigned_url: `/api/images/thumbnail/${page_title}`,
});

test('pictures that are called alike are one card, which opens the others', async () => {
  const results = [
    moonOn('A crew returns'),
    image('The Sun'),
    moonOn('A rocket stands ready'),
    moonOn('A probe lands'),
  ];
  const { user } = open({ results, url: '/image-search?q=moon' });
  const named = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.name')?.textContent);
  const list = await found();
  expect(named(list)).toEqual(['The Moon', 'The Sun']);
  const more = within(list).getByRole('button', { name: 'and 2 more with this caption' });
  await user.click(more);
  expect(named(list)).toEqual(['The Moon', 'The Moon', 'The Moon', 'The Sun']);
  await user.click(within(list).getByRole('button', { name: 'Show one of them' }));
  expect(named(list)).toEqual(['The Moon', 'The Sun']);
});

test('pictures that are called alike are told apart by the titles of their pages', async () => {
  const results = [moonOn('A crew returns'), moonOn('A rocket stands ready')];
  const { user } = open({ results, url: '/image-search?q=moon' });
  await user.click(within(await found()).getByRole('button', { name: 'and 1 more with this caption' }));
  const links = within(await found()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'The MoonA crew returnsagency.example',
    'The MoonA rocket stands readyagency.example',
  ]);
});

test('a title that is already shown is not repeated', async () => {
  const [unnamed, byTitle] = [
    { ...image('Steel is dear'), page_title: 'Steel is dear' },
    {
      ...image('Ore', 'https://b.example', { of: 'page_title' as const, text: 'Steel is dear', marks: [] }),
      page_title: 'Steel is dear',
    },
  ];
  open({ results: [unnamed, byTitle], url: '/image-search?q=steel' });
  const links = [...within(await found()).getAllByRole('link'), ...within(onPages()).getAllByRole('link')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Steel is dearagency.example',
    'OrePage title: Steel is dearb.example',
  ]);
});

test('pages of documents come last, each document once', async () => {
  open({
    results: [image('A mill'), pageOf('Act', 1, 'mill'), pageOf('Act', 2, 'mills'), pageOf('Report', 4, 'mill')],
    url: '/image-search?q=mill',
  });
  expect((await found()).textContent).toBe('A millagency.example');
  screen.getByText('1 picture, 3 pages of documents');
  const pages = screen.getByRole('region', { name: 'Pages of documents' });
  const headings = within(pages).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Act on steel', 'Report on steel']);
  const ofAct = within(pages).getByRole('list', { name: 'Pages found in Act on steel' });
  expect(
    within(ofAct)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Page 1It says mill here.', 'Page 2It says mills here.']);
  expect(ofAct.querySelector('mark')?.textContent).toBe('mill');
});

test('results that are all pages of documents come without a list of pictures', async () => {
  open({ results: [pageOf('Act', 1, 'mill')], url: '/image-search?q=mill' });
  await screen.findByText(/^No caption contains “.*”\. Found otherwise: 1 page of a document\.$/);
  expect(screen.queryByRole('list', { name: 'Images found' })).toBeNull();
});

test('a search without results offers searches that find something and says what was searched', async () => {
  open({ results: [], url: '/image-search?q=cat' });
  await screen.findByText('No images found');
  await screen.findByText(/^Try a different search term, such as/);
  screen.getByRole('link', { name: 'White House' });
  screen.getByText(
    'A search looks through 2,340 pictures in sources of trackers, and 1 page of documents, by their text.',
  );
  expect(screen.queryByText(/cannot make thumbnails/)).toBeNull();
});

test('a search without results offers a tracker, which brings pictures', async () => {
  const { user } = open({ results: [], url: '/image-search?q=cat' });
  await user.click(await screen.findByRole('button', { name: 'Track “cat”' }));
  const { result } = renderHook(useTrackerDialogRequest);
  expect(result.current).toMatchObject({ intention: 'create', draft: { tracker_description: 'cat' } });
});

test('a search without results explains where pictures come from if no tracker has brought any', async () => {
  open({ results: [], url: '/image-search?q=cat' });
  server.get('/api/images/examples').answers(() => examples({ documents: 7, sources: 0 }));
  await screen.findByText('Pictures come with the pages that trackers read; no tracker has brought any yet.');
});

test('pictures that are still being fetched are not reported as missing', async () => {
  open({ results: [], url: '/image-search?q=cat' });
  server.get('/api/images/examples').answers(() => examples({ sources: 0, waiting: 12 }));
  await screen.findByText('12 pictures of pages that your trackers read are still being fetched, one after another.');
  expect(screen.queryByText(/no tracker has brought any/)).toBeNull();
});

test('a search without results names no examples if there are no images at all', async () => {
  open({ results: [], url: '/image-search?q=cat' });
  server.get('/api/images/examples').answers(() => examples({ examples: [], documents: 0, sources: 0 }));
  await screen.findByText('No images have been found in documents or trackers yet.');
  expect(screen.queryByText(/Try a different search term/)).toBeNull();
});

test('before a search the newest pictures are shown', async () => {
  const { why: _why, shows: _shows, document: _document, ...newest } = image('A rolling mill');
  open({ newest: [newest] });
  const pictures = await screen.findByRole('list', { name: 'Newest pictures' });
  const link = within(pictures).getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['A rolling millagency.example', newest.url]);
});

test('an installation without thumbnails says so', async () => {
  open({ results: [], thumbnails: 'not_made', url: '/image-search?q=cat' });
  await screen.findByText(/cannot make thumbnails/);
});

test('the outline of the grid is shown during a search', async () => {
  open({ url: '/image-search?q=mill' });
  screen.getByRole('status', { name: 'Searching' });
  await found();
});

test('a failure is reported in the server’s words, or in our own, and the search can be repeated', async () => {
  const { user } = open();
  server.get('/api/images/search').answers(() => problemResponse(400, 'INVALID', 'Please check: q.'));
  await user.type(box(), 'a{Enter}');
  await screen.findByText('Please check: q.');
  server.get('/api/images/search').answers(() => problemResponse(500, 'INTERNAL'));
  await user.clear(box());
  await user.type(box(), 'mill{Enter}');
  await screen.findByText('An error occurred while searching images');
  server.get('/api/images/search').answers(() => ({ results: [image('A rolling mill')], thumbnails: 'made' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await found();
});

test('a missing thumbnail is reported', async () => {
  open({ url: '/image-search?q=mill' });
  const [picture] = (await found()).getElementsByTagName('img');
  if (picture === undefined) throw new Error('There is no picture.');
  fireEvent.error(picture);
  await waitFor(() => screen.getByText('This thumbnail is no longer here. Search again.'));
});
