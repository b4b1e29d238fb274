import { source } from '../../../../../../test/support/research-examples';
import type { StateText, UpdateLine } from '../../domain/ledger.events';
import { updateWithoutStruck, withoutStruck } from './without-struck';

const quoting = (quote: string) => ({ ...source, id: quote, quote });
const [one, two, three] = [quoting('One.'), quoting('Two.'), quoting('Three.')];
const overview: StateText = {
  content: '### Steel\n\n- One. [1]\n\n### Copper\n\n- Two. [2]\n- Three. [3]',
  sources: [one, two, three],
};
const without = (state: StateText, ...quotes: readonly string[]) =>
  withoutStruck(state, ({ quote }) => quotes.includes(quote));

test('struck lines leave with their sources, and the others are renumbered', () =>
  expect(without(overview, 'Two.')).toEqual({
    content: '### Steel\n\n- One. [1]\n\n### Copper\n\n- Three. [2]',
    sources: [one, three],
  }));

test('a heading without a line left goes too', () =>
  expect(without(overview, 'One.')).toEqual({
    content: '### Copper\n\n- Two. [1]\n- Three. [2]',
    sources: [two, three],
  }));

test('a sentence that a model wrote over a struck source goes, also where others support it', () => {
  const written = { model: 'llama3.3', quoted: overview.content };
  const state = { content: 'One and two. [1][2]\n\nThree. [3]', sources: overview.sources, written };
  expect(without(state, 'Two.')).toEqual({
    content: 'Three. [2]',
    sources: [one, three],
    written: { ...written, quoted: '### Steel\n\n- One. [1]\n\n### Copper\n\n- Three. [2]' },
  });
});

test('nothing is left if all is struck, and all if nothing is', () => {
  expect(without(overview, 'One.', 'Two.', 'Three.')).toEqual({ content: '', sources: [] });
  expect(without(overview)).toBe(overview);
});

const line = (text: string, number: number) => ({ kind: 'new', text, source: number }) as const;
const updateOf = (lines: readonly UpdateLine[]) => ({
  ...overview,
  _id: 'u1',
  tracker_id: 't1',
  run_id: 'r1',
  created_at: '2026-03-01T09:00:00.000Z',
  lines,
  more: 0,
});

test('an update loses struck lines with their sources, and goes with its last line', () => {
  const update = updateOf([line('One.', 1), line('Three.', 3)]);
  const left = (...quotes: readonly string[]) => updateWithoutStruck(update, ({ quote }) => quotes.includes(quote));
  expect(left()).toBe(update);
  expect(left('One.')).toMatchObject({ lines: [line('Three.', 2)], sources: [two, three] });
  expect(left('One.', 'Three.')).toBeNull();
});

test('the notes of its other lines are renumbered, without those that cite a struck source', () => {
  const noted = { ...line('Three.', 3), wasNote: ' (in part no longer holds [3])', note: ' (from May 3, 2026 [2])' };
  const left = (struck: string) => updateWithoutStruck(updateOf([noted]), ({ quote }) => quote === struck)?.lines;
  expect(left('One.')).toEqual([
    { ...line('Three.', 2), wasNote: ' (in part no longer holds [2])', note: ' (from May 3, 2026 [1])' },
  ]);
  expect(left('Two.')).toEqual([{ ...line('Three.', 2), wasNote: ' (in part no longer holds [2])' }]);
});
