import type { Line, Update } from '#features/trackers/api/tracker';
import { lineFixture } from '#features/trackers/line.fixture';
import { trackerSourceFixture } from '#features/trackers/source.fixture';
import { withSharedNumbers } from './shared-numbers';

const quoting = (quote: string, published_on = '2026-06-01') => trackerSourceFixture({ quote, published_on });

const update = (changes: Pick<Update, 'lines' | 'sources'>): Update => ({
  id: 'u1',
  run_id: 'r1',
  created_at: '2026-08-04T09:00:00.000Z',
  content: '',
  more: 0,
  written: null,
  ...changes,
});

test('a quote of the overview keeps its number in an update; what only the update cites comes after it', () => {
  const remarks: Line['remarks'] = [{ kind: 'contradicts', quote: 'It is shut.', sources: [3] }];
  const { sources, updates } = withSharedNumbers({
    sources: [quoting('It rises.'), quoting('It sails.')],
    updates: [
      update({
        sources: [quoting('It sails.'), quoting('It opens.'), quoting('It is shut.')],
        lines: [lineFixture('It sails.'), lineFixture('It opens.', { sources: [2], remarks })],
      }),
    ],
  });
  expect(sources.map(({ quote }) => quote)).toEqual(['It rises.', 'It sails.', 'It opens.', 'It is shut.']);
  expect(updates[0]?.sources).toEqual(sources);
  expect(updates[0]?.lines.map((line) => [line.source, line.sources, line.remarks[0]?.sources])).toEqual([
    [2, [2], undefined],
    [3, [3], [4]],
  ]);
});

test('the lines of an update keep the order in which the mail has them', () => {
  const { updates } = withSharedNumbers({
    sources: [],
    updates: [
      update({
        sources: [quoting('a', '2026-06-01'), quoting('b', '2026-06-02')],
        lines: [lineFixture('Older, weightier.', { sources: [1] }), lineFixture('Newer.', { sources: [2] })],
      }),
    ],
  });
  expect(updates[0]?.lines.map(({ text }) => text)).toEqual(['Older, weightier.', 'Newer.']);
});
