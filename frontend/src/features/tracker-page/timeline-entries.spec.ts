import type { RunState, Update } from '#features/trackers/api/tracker';
import { runFixture } from '#features/trackers/run.fixture';
import { timelineEntries } from './timeline-entries';

const day = (number: number): string => new Date(Date.UTC(2026, 7, number)).toISOString();

const update = (id: string, on: number, runId = `run of ${id}`): Update => ({
  id,
  run_id: runId,
  created_at: day(on),
  content: '',
  sources: [],
  lines: [],
  more: 0,
  written: null,
});
const run = (id: string, state: RunState, on: number) =>
  runFixture({ id, state, started_at: day(on), finished_at: state === 'running' ? null : day(on) });

const titles = (entries: ReturnType<typeof timelineEntries>): string[] =>
  entries.map((entry) =>
    entry.kind === 'update'
      ? entry.update.id
      : `${entry.kind} ${(entry.kind === 'found' ? [entry.run] : entry.runs).map(({ id }) => id).join('+')}`,
  );

test('quiet runs are listed between the updates, newest first, but not active ones or those with news', () =>
  expect(
    titles(
      timelineEntries(
        [update('u2', 19, 'r4'), update('u1', 5, 'r1')],
        [
          run('r5', 'running', 20),
          run('r4', 'published', 19),
          run('r3', 'nothing_new', 12),
          run('r2', 'failed', 8),
          run('r1', 'published', 5),
        ],
      ),
    ),
  ).toEqual(['u2', 'quiet r3', 'failed r2', 'u1']));

test('two consecutive quiet runs are listed separately, and more are grouped', () => {
  expect(titles(timelineEntries([], [run('b', 'nothing_new', 2), run('a', 'nothing_new', 1)]))).toEqual([
    'quiet b',
    'quiet a',
  ]);
  expect(
    titles(
      timelineEntries(
        [update('u1', 1)],
        [4, 3, 2].map((on) => run(`r${on}`, 'nothing_new', on)),
      ),
    ),
  ).toEqual(['quiet r4+r3+r2', 'u1']);
});

test('an update ends a group of quiet runs', () =>
  expect(
    titles(
      timelineEntries(
        [update('u1', 3)],
        [5, 4, 2, 1].map((on) => run(`r${on}`, 'nothing_new', on)),
      ),
    ),
  ).toEqual(['quiet r5', 'quiet r4', 'u1', 'quiet r2', 'quiet r1']));

test('a run whose findings no update has is listed alone and ends a group', () => {
  const quiet = [7, 6, 5, 3, 2, 1].map((on) => run(`r${on}`, 'nothing_new', on));
  const runs = [...quiet, run('r4', 'published', 4)];
  expect(titles(timelineEntries([], runs))).toEqual(['quiet r7+r6+r5', 'found r4', 'quiet r3+r2+r1']);
});
