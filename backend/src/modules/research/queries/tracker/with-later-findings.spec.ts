import type { CitedSource } from '#events/research/ledger.events';
import type { Remark } from '#events/research/remarks';
import { lineOf } from '#test/support/research/research-examples';
import { withLaterFindings } from './with-later-findings';

const page = (name: string): CitedSource => ({
  id: name,
  url: `https://port.example/${name}`,
  title: `The ${name} of the port`,
  host: 'port.example',
  publisher: 'The Port',
  publishedAt: '2026-02-20',
  quote: `What the ${name} says.`,
  readAt: '2026-02-20T12:00:00.000Z',
});

const [duesFrom, duesMoved]: readonly Remark[] = [
  { kind: 'takes_effect', day: '2026-03-01', sources: [1] },
  { kind: 'takes_effect', day: '2026-04-01', sources: [2] },
];
const was: Remark = { kind: 'was', quote: '5 crowns', day: null, sources: [] };
const update = (...remarks: readonly Remark[]) => ({
  lines: [lineOf('Boats pay dues.', [1], remarks)],
  sources: [page('order')],
});
const overview = (...remarks: readonly Remark[]) => ({
  lines: [lineOf('Boats pay dues.', [1], remarks)],
  sources: [page('order'), page('notice')],
});
const nothingEnded = new Map<string, CitedSource>();

test('a line that nothing has become of stays as it was', () => {
  const told = update(was);
  expect(withLaterFindings(told, { overview: undefined, endedBy: nothingEnded })).toEqual(told);
  expect(withLaterFindings(told, { overview: overview(), endedBy: nothingEnded })).toEqual(told);
});

test('a line worded for its day is read on a later one', () => {
  const told = { lines: [lineOf('Today, the port raised its dues.', [1])], sources: [page('order')] };
  const { lines } = withLaterFindings(told, { overview: undefined, endedBy: nothingEnded });
  expect(lines.map(({ text }) => text)).toEqual(['The port raised its dues.']);
});

test('a day that was moved since is shown as in the overview, with its source', () => {
  if (duesFrom === undefined || duesMoved === undefined) throw new Error('There are two days.');
  const { lines, sources } = withLaterFindings(update(duesFrom, was), {
    overview: overview(duesMoved),
    endedBy: nothingEnded,
  });
  expect(lines[0]?.remarks).toEqual([{ ...duesMoved, sources: [2] }, was]);
  expect(sources).toEqual([page('order'), page('notice')]);
});

test('a line that no longer holds says by what it ended, also if it has left the overview', () => {
  const endedBy = new Map([['Boats pay dues.', page('ruling')]]);
  const { lines, sources } = withLaterFindings(update(was), { overview: undefined, endedBy });
  expect(lines[0]?.remarks).toEqual([
    { kind: 'no_longer_holds', day: '2026-02-20', by: 'The ruling of the port', sources: [2] },
    was,
  ]);
  expect(sources).toEqual([page('order'), page('ruling')]);
});
