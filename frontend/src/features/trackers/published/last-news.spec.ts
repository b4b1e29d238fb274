import type { Update } from '../api/tracker';
import { lineFixture } from '../line.fixture';
import { trackerSourceFixture } from '../source.fixture';
import { trackerFixture } from '../tracker.fixture';
import { lastNews, formatLastNews } from './last-news';

const update = (change: Partial<Update>): Update => ({
  id: 'u2',
  run_id: 'r2',
  created_at: '2026-08-19T07:00:00.000Z',
  content: '- A duty rises. [1]\n- A quota ends. [2]',
  more: 0,
  written: null,
  sources: [],
  lines: [lineFixture('A duty rises.'), lineFixture('A quota ends.')],
  ...change,
});
const overview = {
  lines: [lineFixture('A first duty.'), lineFixture('A second one.')],
  updated_at: '2026-08-05T07:00:00.000Z',
};

test('the last news is the first line of the newest update', () => {
  const updates = [update({}), update({ id: 'u1', created_at: '2026-08-12T07:00:00.000Z' })];
  expect(lastNews(trackerFixture({ ...overview, updates }))).toEqual({
    at: '2026-08-19T07:00:00.000Z',
    newsDate: null,
    text: 'A duty rises.',
    anchor: 'update-u2',
  });
});

test('the last news before the first update is the first line of the overview', () =>
  expect(lastNews(trackerFixture(overview))).toEqual({
    at: '2026-08-05T07:00:00.000Z',
    newsDate: null,
    text: 'A first duty.',
    anchor: 'overview-title',
  }));

test('a line is named in short, or by the title of its page', () => {
  const short = [lineFixture('A duty rises, and much more.', { short: 'A duty rises.' })];
  expect(lastNews(trackerFixture({ ...overview, lines: short }))).toMatchObject({ text: 'A duty rises.' });
  const titled = [lineFixture('The order ends it.', { title: 'Order on duties' })];
  expect(lastNews(trackerFixture({ ...overview, lines: titled }))).toMatchObject({ text: 'Order on duties' });
});

test('lines removed by the owner, and lines of off-topic pages, are not the last news', () => {
  const drones = trackerSourceFixture({ url: 'https://port.example/drones' });
  const cites = { sources: [drones], lines: [lineFixture('Drones pay.', { claim_id: 'c1' }), lineFixture('They do.')] };
  const feedback = (verdict: 'off_topic' | 'wrong') => [
    {
      claim_id: 'c1',
      text: 'Drones pay.',
      verdict,
      note: null,
      given_at: '2026-08-20T07:00:00.000Z',
      kept_out: 0,
      source: drones,
    },
  ];
  const tracker = { ...overview, updates: [update(cites)] };
  expect(lastNews(trackerFixture({ ...tracker, feedback: feedback('wrong') }))).toMatchObject({ text: 'They do.' });
  expect(lastNews(trackerFixture({ ...tracker, feedback: feedback('off_topic') }))).toMatchObject({
    text: 'A first duty.',
  });
});

test('an overview without lines is no news', () => expect(lastNews(trackerFixture({ lines: [] }))).toBeNull());

test('the last news has the day of its own source', () => {
  const source = trackerSourceFixture({ published_on: '2025-12-18' });
  const cites = { sources: [trackerSourceFixture(), source], lines: [lineFixture('A duty ends.', { sources: [2] })] };
  expect(lastNews(trackerFixture({ ...overview, ...cites }))).toMatchObject({ newsDate: '2025-12-18' });
  expect(lastNews(trackerFixture({ ...overview, updates: [update(cites)] }))).toMatchObject({ newsDate: '2025-12-18' });
});

test.each([
  ['2026-08-19', 'Last news August 19'],
  ['2025-12-18', 'Last news of December 18, 2025, found August 19'],
  [null, 'Last news, found August 19'],
])('last news from a source of %p is worded %p', (newsDate, words) =>
  expect(formatLastNews({ at: '2026-08-19T12:00:00.000Z', newsDate }, new Date('2026-08-20T12:00:00.000Z'))).toBe(
    words,
  ),
);
