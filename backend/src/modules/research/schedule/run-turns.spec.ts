import type { RunCause } from '#events/research/run.events';
import { OpenRunCounter, priorityOf } from './fair-run-order';

/** The order in which runs are carried out that are asked for in this order, as `owner/tracker`. */
const order = (requests: ReadonlyArray<readonly [run: string, cause: RunCause]>): readonly string[] => {
  const open = new OpenRunCounter();
  return requests
    .map(([run, cause]) => ({ run, turn: priorityOf(open.add(run, run.split('/')[0] ?? ''), cause) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ run }) => run);
};

const loop = (count: number) => Array.from({ length: count }, (_, n) => [`ann/${n}`, 'asked'] as const);

test('a person who waits for a run comes before the schedule', () =>
  expect(
    order([
      ['ann/1', 'due'],
      ['bob/1', 'asked'],
    ]),
  ).toEqual(['bob/1', 'ann/1']));

test('one person who asks for a hundred runs delays nobody by more than one', () => {
  const first = order([...loop(100), ['bob/1', 'due'], ['cem/1', 'retry'], ['dan/1', 'asked']]).slice(0, 5);
  expect(first).toEqual(['ann/0', 'dan/1', 'bob/1', 'cem/1', 'ann/1']);
});

test('a run that has ended counts no more, and a tracker counts once', () => {
  const open = new OpenRunCounter();
  expect([open.add('a', 'ann'), open.add('a', 'ann'), open.add('b', 'ann'), open.add('c', 'bob')]).toEqual([
    1, 1, 2, 1,
  ]);
  open.end('a');
  open.end('a');
  open.end('never asked for');
  expect(open.add('d', 'ann')).toBe(2);
  expect([open.add('b', 'bob'), open.add('e', 'ann')]).toEqual([2, 2]);
});
