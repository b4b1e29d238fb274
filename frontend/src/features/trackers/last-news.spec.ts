import type { Update } from './api/tracker';
import { lastNews } from './last-news';
import { trackerExample } from './tracker.example';

const update = (change: Partial<Update>): Update => ({
  id: 'u2',
  run_id: 'r2',
  created_at: '2026-08-19T07:00:00.000Z',
  content: '- A duty rises. [1]\n- A quota ends. [2]',
  more: 0,
  written: null,
  sources: [],
  lines: [
    { kind: 'new', text: 'A duty rises.', source: 1 },
    { kind: 'new', text: 'A quota ends.', source: 2 },
  ],
  ...change,
});
const overview = {
  current_state: '# Duties\n\n- A first duty. [1]\n- A second one. [2]',
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

test('an update that has no lines apart is told by its text', () =>
  expect(lastNews(trackerExample({ updates: [update({ lines: [] })] }))?.text).toBe('A duty rises.'));

test('the last news before the first update is the first line of the overview', () =>
  expect(lastNews(trackerExample(overview))).toEqual({
    at: '2026-08-05T07:00:00.000Z',
    text: 'A first duty.',
    anchor: 'overview-title',
  }));

test.each([null, ''])('an overview that is %p is no news', (current_state) =>
  expect(lastNews(trackerExample({ current_state }))).toBeNull(),
);
