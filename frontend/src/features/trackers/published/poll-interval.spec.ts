import type { RunState } from '../api/tracker';
import { runFixture } from '../run.fixture';
import { pollInterval } from './poll-interval';

const run = (state: RunState) => runFixture({ state });

test.each<[RunState | null, number]>([
  [null, 10_000],
  ['queued', 10_000],
  ['running', 10_000],
  ['published', 10_000],
  ['nothing_new', 60_000],
  ['failed', 60_000],
])('without a state, after a run that is %s, polls in %i ms', (state, interval) =>
  expect(pollInterval({ current_state: null, last_run: state && run(state) })).toBe(interval),
);

test.each<[RunState | null, number]>([
  [null, 60_000],
  ['published', 60_000],
  ['failed', 60_000],
  ['running', 10_000],
])('with a state, after a run that is %s, polls in %i ms', (state, interval) =>
  expect(pollInterval({ current_state: 'A line. [1]', last_run: state && run(state) })).toBe(interval),
);
