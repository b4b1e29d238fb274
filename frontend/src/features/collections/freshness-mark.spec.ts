import { setLanguage } from '#shared/language/language';
import { german } from '#shared/texts/time.de';
import { runFixture } from '#features/trackers/run.fixture';
import { freshnessMark } from './freshness-mark';

const now = new Date(2026, 7, 19, 14);
const today = new Date(2026, 7, 19, 6).toISOString();
const quiet = { new: 0, changed: 0, contradicted: 0 };
const item = {
  can_edit: true,
  updated_at: today,
  news_on: '2026-08-19',
  marks: quiet,
  needs_attention: false,
  last_run: null,
  paused: false,
  suspended: false,
  has_state: true,
};

test.each([
  [{ marks: { ...quiet, new: 2 } }, '2 new'],
  [{ marks: { ...quiet, new: 2 }, news_on: '2023-09-18' }, '2 new, up to September 2023'],
  [{ marks: { new: 2, changed: 1, contradicted: 0 } }, '1 changed'],
  [{ marks: { new: 2, changed: 1, contradicted: 1 } }, 'Ended'],
  [{ updated_at: new Date(2026, 7, 13).toISOString(), marks: { ...quiet, new: 2 } }, 'quiet for 6 days'],
  [{ paused: true, updated_at: new Date(2026, 7, 13).toISOString() }, 'paused'],
  [{ suspended: true, updated_at: new Date(2026, 7, 13).toISOString() }, 'beyond your plan'],
  [{ needs_attention: true, has_state: false }, 'Failed'],
  [
    { needs_attention: true, has_state: false, last_run: runFixture({ state: 'nothing_new', reason: 'NO_MATCH' }) },
    'No results',
  ],
  [{}, 'today'],
  [{ news_on: '2023-09-18' }, 'today, news of September 2023'],
  [{ news_on: '2023-09-18', updated_at: new Date(2026, 7, 18).toISOString() }, 'yesterday'],
])('%j reads %p', (change, words) => expect(freshnessMark({ ...item, ...change }, now, null).label).toBe(words));

test('a run that found nothing went well and is not marked as a failure', () => {
  const last_run = runFixture({ state: 'nothing_new', reason: 'NO_MATCH' });
  const mark = freshnessMark({ ...item, needs_attention: true, has_state: false, last_run }, now, null);
  expect(mark).toEqual({ label: 'No results', colour: 'quiet' });
});

test('a failed run takes precedence over earlier results', () =>
  expect(
    freshnessMark({ ...item, marks: { ...quiet, new: 1 }, last_run: runFixture({ state: 'failed' }) }, now, null),
  ).toEqual({
    label: 'Failed',
    colour: 'failed',
  }));

test.each([
  ['whose reader can do something about it', true, 'Failed'],
  ['that only the next attempt may mend', false, 'Will retry'],
])('a failed run %s is worded accordingly', (_which, can_edit, words) => {
  const last_run = runFixture({ state: 'failed', retry_at: '2026-08-19T15:00:00.000Z' });
  expect(freshnessMark({ ...item, can_edit, last_run }, now, null).label).toBe(words);
});

test.each([
  ['before its update', '2 new', new Date(2026, 7, 19, 5).toISOString()],
  ['since', 'today', new Date(2026, 7, 19, 7).toISOString()],
])('a page that was read %s is called %p', (_when, words, seenAt) =>
  expect(freshnessMark({ ...item, marks: { ...quiet, new: 2 } }, now, seenAt).label).toBe(words),
);

test('news of yesterday does not count as news of today, even in a language with one word for both', () => {
  setLanguage('de', { 'shared/time': { ...german, today: 'kürzlich', yesterday: 'kürzlich' } });
  const yesterday = { updated_at: new Date(2026, 7, 18).toISOString(), marks: { ...quiet, new: 2 } };
  expect(freshnessMark({ ...item, ...yesterday }, now, null)).toEqual({ label: 'kürzlich', colour: 'quiet' });
  setLanguage('en', {});
});
