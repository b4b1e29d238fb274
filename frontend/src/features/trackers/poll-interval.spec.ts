import type { Run, RunState } from './api/tracker';
import { pollInterval } from './poll-interval';

const run = (state: RunState): Run => ({
  id: 'r1',
  state,
  engine: 'feeds',
  started_at: null,
  finished_at: null,
  sources_tried: 0,
  sources_read: 0,
  claims_new: 0,
  claims_rejected: 0,
  reason: null,
  detail: null,
  retry_at: null,
  progress: null,
});

test.each<[RunState | null, number]>([
  [null, 10_000],
  ['queued', 10_000],
  ['running', 10_000],
  ['published', 10_000],
  ['nothing_new', 60_000],
  ['failed', 60_000],
])('without a state, after a run that is %s, it looks again in %i ms', (state, interval) =>
  expect(pollInterval({ current_state: null, last_run: state && run(state) })).toBe(interval),
);

test('with a state it rests', () => {
  expect(pollInterval({ current_state: 'A line. [1]', last_run: run('failed') })).toBe(false);
  expect(pollInterval({ current_state: 'A line. [1]', last_run: null })).toBe(false);
});

test('and follows the next run', () =>
  expect(pollInterval({ current_state: 'A line. [1]', last_run: run('running') })).toBe(10_000));
