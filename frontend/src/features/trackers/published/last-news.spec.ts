import type { Update } from './api/tracker';
import { lastNews } from './last-news';
import { lineExample } from './line.example';
import { trackerExample } from '../tracker.example';

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
    text: 'A duty rises.',
    anchor: 'update-u2',
  });
});

test('the last news before the first update is the first line of the overview', () =>
  expect(lastNews(trackerExample(overview))).toEqual({
    at: '2026-08-05T07:00:00.000Z',
    text: 'A first duty.',
    anchor: 'overview-title',
  }));

test('an overview without lines is no news', () => expect(lastNews(trackerExample({ lines: [] }))).toBeNull());
