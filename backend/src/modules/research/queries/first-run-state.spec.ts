import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { runs } from '#projections/research/runs/runs.projection';
import { trackerStates } from '#projections/research/tracker-states/tracker-states.projection';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import {
  nothingNewFound,
  runFailed,
  runRequested,
  runStarted,
  stateEstablished,
  updatePublished,
} from '#test/support/research/research-examples';
import { firstRunStateOf } from './run-view';

const stateAfter = async (...events: readonly DomainEvent[]) =>
  firstRunStateOf(await filledReadStore([runs, trackerStates] as readonly Projection[], events), 'tracker-1');
const [first, second] = [runRequested('r1', 'created'), runRequested('r2')];

test.each<[string, readonly DomainEvent[], string]>([
  ['no run was requested', [], 'queued'],
  ['it is requested', [first], 'queued'],
  ['it has started', [first, runStarted('r1')], 'running'],
  ['it found something', [first, stateEstablished('r1')], 'published'],
  ['it found nothing', [first, nothingNewFound('r1')], 'nothing_new'],
  ['it failed', [first, runFailed('r1')], 'failed'],
])('%s', async (_when, events, state) => expect(await stateAfter(...events)).toBe(state));

test.each<[string, readonly DomainEvent[], string]>([
  ['found nothing', [nothingNewFound('r2')], 'published'],
  ['failed', [runFailed('r2')], 'published'],
  ['is in progress', [runStarted('r2')], 'published'],
  ['published', [updatePublished('r2', 'u1')], 'published'],
])('a first run that published stays published though a second one %s', async (_what, events, state) =>
  expect(await stateAfter(first, stateEstablished('r1'), second, ...events)).toBe(state),
);

test('a first run that found nothing stays so until another run publishes', async () => {
  const nothing = [first, nothingNewFound('r1'), second];
  expect(await stateAfter(...nothing, runFailed('r2'))).toBe('nothing_new');
  expect(await stateAfter(...nothing, stateEstablished('r2'))).toBe('published');
});

test('a failed first run continues in its retry', async () => {
  const failed = [first, runFailed('r1'), runRequested('r2', 'retry')];
  expect(await stateAfter(...failed, runStarted('r2'))).toBe('running');
  expect(await stateAfter(...failed, nothingNewFound('r2'))).toBe('nothing_new');
  expect(await stateAfter(...failed, runFailed('r2'))).toBe('failed');
});
