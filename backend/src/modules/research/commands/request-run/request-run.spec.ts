import type { RunCause } from '#events/research/run.events';
import { codeOf, isRefusal } from '#kernel/decider';
import { uuidV7 } from '#kernel/ids';
import type { Actor } from '#kernel/recorded-event';
import { trackerDecider } from '#modules/trackers/published';
import { SYSTEM, ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { settings } from '#test/support/trackers/tracker-examples';
import { RequestRun, RequestRunHandler } from './request-run.command';

const ANN: Actor = { kind: 'user', userId: 'ann' };
const NOW = new Date('2026-03-01T00:00:00Z');
let ids = 0;
const by = (actor: Actor) => ({
  ...ofTheSystem(uuidV7(NOW.getTime(), Buffer.from(String(++ids).padStart(10, '0'))), NOW),
  actor,
});

/** The outcome of a request for Ann's tracker, which her plan may cover. */
const request = async (cause: RunCause, actor: Actor, isCovered: boolean): Promise<string> => {
  const runner = new CommandRunner(inMemoryEventStore());
  const create = {
    type: 'CreateTracker',
    trackerId: 't',
    ownerId: 'ann',
    settings: settings(),
    parentId: null,
  } as const;
  await runner.run(trackerDecider, 't', create, by(ANN));
  if (!isCovered) await runner.run(trackerDecider, 't', { type: 'SuspendTracker', by: 'ann' }, by(ANN));
  const outcome = await new RequestRunHandler(runner, { subjectRunsPerDay: 1 }).execute(
    new RequestRun({ trackerId: 't', cause }, by(actor)),
  );
  if (isRefusal(outcome)) return codeOf(outcome);
  return outcome.result.runId === null ? 'no run' : 'a run';
};

test.each([
  ['asked', ANN, true, 'a run'],
  ['asked', ANN, false, 'MAX_TRACKERS_REACHED'],
  ['edited', ANN, true, 'a run'],
  ['edited', ANN, false, 'no run'],
  ['asked', SYSTEM, false, 'a run'],
] as const)('%s by %j of a tracker that is covered: %s → %s', async (cause, actor, isCovered, outcome) =>
  expect(await request(cause, actor, isCovered)).toBe(outcome),
);

test('countries are researched as often as a day allows, and on the next day again; the operator is not counted', async () => {
  const runner = new CommandRunner(inMemoryEventStore());
  const handler = new RequestRunHandler(runner, { subjectRunsPerDay: 1 });
  for (const trackerId of ['canada', 'japan']) {
    const subject = { kind: 'country', key: trackerId } as const;
    const create = { trackerId, ownerId: null, settings: settings({ subject }), parentId: null };
    await runner.run(trackerDecider, trackerId, { type: 'CreateTracker', ...create }, by(ANN));
  }
  const due = async (trackerId: string, period: string, cause: RunCause = 'due') => {
    const now = new Date(period);
    const outcome = await handler.execute(new RequestRun({ trackerId, cause, period }, { ...by(SYSTEM), now }));
    return isRefusal(outcome) ? codeOf(outcome) : outcome.result.runId !== null;
  };
  expect(await due('canada', '2026-03-01T01:00:00.000Z', 'created')).toBe(true);
  expect(await due('japan', '2026-03-01T02:00:00.000Z')).toBe(false);
  // A repeated request leads to no other run, and takes no place.
  expect(await due('canada', '2026-03-01T01:00:00.000Z')).toBe(true);
  expect(await due('japan', '2026-03-02T02:00:00.000Z')).toBe(true);
  expect(await due('japan', '2026-03-02T03:00:00.000Z', 'asked')).toBe('CONFLICT');
});
