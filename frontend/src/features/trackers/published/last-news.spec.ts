import type { Update } from '../api/tracker';
import { lineExample } from '../line.example';
import { trackerSourceExample } from '../source.example';
import { trackerExample } from '../tracker.example';
import { lastNews, formatLastNews } from './last-news';

const update = (change: Partial<Update>): Update => ({
  id: 'u2',
  run_id: 'r2',
  created_at: '2026-08-19T07:00:00.000Z',
  content: '- A duty rises. [1]\n- A quota ends. [2]',
  more: 0,
  written: null,
  sources: [],
  lines: [lineExample('A duty rises.'), lineExample('A quota ends.')],
  ...change,
});
const overview = {
  lines: [lineExample('A first duty.'), lineExample('A second one.')],
  updated_at: '2026-08-05T07:00:00.000Z',
};

test('the last news is the first line of the newest update', () => {
  const updates = [update({}), update({ id: 'u1', created_at: '2026-08-12T07:00:00.000Z' })];
  expect(lastNews(trackerExample({ ...overview, updates }))).toEqual({
    at: '2026-08-19T07:00:00.000Z',
    of: null,
    text: 'A duty rises.',
    anchor: 'update-u2',
  });
});

test('the last news before the first update is the first line of the overview', () =>
  expect(lastNews(trackerExample(overview))).toEqual({
    at: '2026-08-05T07:00:00.000Z',
    of: null,
    text: 'A first duty.',
    anchor: 'overview-title',
  }));

test('a line is named in short, or by the title of its page', () => {
  const short = [lineExample('A duty rises, and much more.', { short: 'A duty rises.' })];
  expect(lastNews(trackerExample({ ...overview, lines: short }))).toMatchObject({ text: 'A duty rises.' });
  const titled = [lineExample('The order ends it.', { title: 'Order on duties' })];
  expect(lastNews(trackerExample({ ...overview, lines: titled }))).toMatchObject({ text: 'Order on duties' });
});

test('what the owner left out is no news, nor any line of a page that is off topic', () => {
  const drones = trackerSourceExample({ url: 'https://port.example/drones' });
  const cites = { sources: [drones], lines: [lineExample('Drones pay.', { claim_id: 'c1' }), lineExample('They do.')] };
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
  expect(lastNews(trackerExample({ ...tracker, feedback: feedback('wrong') }))).toMatchObject({ text: 'They do.' });
  expect(lastNews(trackerExample({ ...tracker, feedback: feedback('off_topic') }))).toMatchObject({
    text: 'A first duty.',
  });
});

test('an overview without lines is no news', () => expect(lastNews(trackerExample({ lines: [] }))).toBeNull());

test('it is of the day of its own source', () => {
  const source = trackerSourceExample({ published_on: '2025-12-18' });
  const cites = { sources: [trackerSourceExample(), source], lines: [lineExample('A duty ends.', { sources: [2] })] };
  expect(lastNews(trackerExample({ ...overview, ...cites }))).toMatchObject({ of: '2025-12-18' });
  expect(lastNews(trackerExample({ ...overview, updates: [update(cites)] }))).toMatchObject({ of: '2025-12-18' });
});

test.each([
  ['2026-08-19', 'Last news August 19'],
  ['2025-12-18', 'Last news of December 18, 2025, found August 19'],
  [null, 'Last news, found August 19'],
])('of a source of %p, it is called %p', (of, words) =>
  expect(formatLastNews({ at: '2026-08-19T12:00:00.000Z', of }, new Date('2026-08-20T12:00:00.000Z'))).toBe(words),
);
