import { screen, waitFor } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { ExplorePage } from './explore.page';

const server = fakeServer();

const found = (title: string): Schema<'Explore'> => ({
  header: 'Track Anything',
  subheader: '',
  categories: [],
  topics: [],
  topic: null,
  trackers: [
    {
      id: title,
      tracker_description: title,
      display_title: title,
      category: 'Trade',
      created_at: '2026-03-01T00:00:00.000Z',
      updated_at: '2026-03-01T00:00:00.000Z',
      following: false,
      can_edit: false,
      recorded: false,
      last_line: null,
      last_line_origin: null,
      found_line: null,
    },
  ],
});

/** Answers each search when the test decides. */
const searches = () => {
  const waiting = new Map<string | null, () => void>();
  const requests = server.get('/api/topics/search-trackers').answers(
    ({ query }) =>
      new Promise<Schema<'Explore'>>((answer) => {
        const text = query.get('query');
        waiting.set(text, () => answer(found(`About ${text ?? 'everything'}`)));
      }),
  );
  return {
    texts: () => requests.map(({ query }) => query.get('query')),
    answer: async (text: string | null) => {
      await waitFor(() => expect(waiting.has(text)).toBe(true));
      waiting.get(text)?.();
    },
  };
};
const open = (url = '/explore') => renderPage(<ExplorePage />, { path: '/explore', url });
const field = () => screen.getByRole('searchbox', { name: 'Search trackers' });

beforeEach(() => void server.get('/api/topics/wire').answers(() => []));

test('sends a search after a pause in typing and puts it into the URL', async () => {
  const { texts, answer } = searches();
  const { user, search } = open();
  await answer(null);
  await user.type(field(), 'tariffs on steel');
  await answer('tariffs on steel');
  await screen.findByText('About tariffs on steel');
  expect(texts().length).toBeLessThan(5);
  expect(search()).toBe('?query=tariffs+on+steel');
});

test('sends a search from the URL immediately', async () => {
  const { answer } = searches();
  open('/explore?query=missions');
  expect(field()).toHaveProperty('value', 'missions');
  await answer('missions');
  await screen.findByText('About missions');
});

test('shows the last of two searches even if it is answered first', async () => {
  const { answer, texts } = searches();
  const { user } = open();
  await answer(null);
  await user.type(field(), 'steel');
  await waitFor(() => expect(texts()).toContain('steel'));
  await user.type(field(), ' tariffs');
  await answer('steel tariffs');
  await screen.findByText('About steel tariffs');
  await answer('steel');
  expect(screen.queryByText('About steel')).toBeNull();
  await screen.findByText('About steel tariffs');
});
