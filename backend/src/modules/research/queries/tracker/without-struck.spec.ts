import type { StateText } from '#events/research/ledger.events';
import type { Remark } from '#events/research/remarks';
import type { TextLine } from '#events/research/text-lines';
import { lineOf, source } from '#test/support/research/research-examples';
import { updateWithoutStruck, withoutStruckSources } from '../displayed-verdicts';

const quoting = (quote: string) => ({ ...source, id: quote, quote });
const [one, two, three] = [quoting('One.'), quoting('Two.'), quoting('Three.')];
const overview: StateText = {
  lines: [lineOf('One.'), lineOf('Two.', [2]), lineOf('Three.', [3])],
  sources: [one, two, three],
};
const without = (state: StateText, ...quotes: readonly string[]) =>
  withoutStruckSources(state, ({ quote }) => quotes.includes(quote));

test('rejected lines leave with their sources, and the others are renumbered', () =>
  expect(without(overview, 'Two.')).toEqual({
    lines: [lineOf('One.'), lineOf('Three.', [2])],
    sources: [one, three],
  }));

test('a rejected line also leaves the earlier lines', () => {
  const state = { ...overview, lines: [lineOf('One.')], earlier: [lineOf('Two.', [2]), lineOf('Three.', [3])] };
  expect(without(state, 'Two.')).toEqual({
    lines: [lineOf('One.')],
    earlier: [lineOf('Three.', [2])],
    sources: [one, three],
  });
});

test('a sentence that a model wrote over a rejected source leaves, even if other sources support it', () => {
  const lines = [lineOf('One and two.', [1, 2]), lineOf('Three.', [3])];
  const left = without({ ...overview, written: { model: 'llama3.3', lines } }, 'Two.');
  expect(left.written).toEqual({ model: 'llama3.3', lines: [lineOf('Three.', [2])] });
});

test('rejecting every line leaves nothing, and rejecting none leaves all', () => {
  expect(without(overview, 'One.', 'Two.', 'Three.')).toEqual({ lines: [], sources: [] });
  expect(without(overview)).toBe(overview);
});

const updateOf = (...lines: readonly TextLine[]) => ({
  ...overview,
  _id: 'u1',
  tracker_id: 't1',
  run_id: 'r1',
  created_at: '2026-03-01T09:00:00.000Z',
  lines,
  more: 0,
});

test('an update loses rejected lines with their sources, and leaves with its last line', () => {
  const update = updateOf(lineOf('One.'), lineOf('Three.', [3]));
  const left = (...quotes: readonly string[]) => updateWithoutStruck(update, ({ quote }) => quotes.includes(quote));
  expect(left()).toBe(update);
  expect(left('One.')).toMatchObject({ lines: [lineOf('Three.', [2])], sources: [two, three] });
  expect(left('One.', 'Three.')).toBeNull();
});

test('the remarks on other lines are renumbered, without those that cite a rejected source', () => {
  const from: Remark = { kind: 'takes_effect', day: '2026-05-03', sources: [2] };
  const update = updateOf(lineOf('Three.', [3], [from]));
  const left = (struck: string) => updateWithoutStruck(update, ({ quote }) => quote === struck)?.lines;
  expect(left('One.')).toEqual([lineOf('Three.', [2], [{ ...from, sources: [1] }])]);
  expect(left('Two.')).toEqual([lineOf('Three.', [2])]);
});
