import type { Verdict } from '#events/research/feedback.events';
import type { FailureReason } from '#events/research/run.events';
import type { TrackerSettings } from '#events/trackers/tracker-settings';
import { refuse } from '#kernel/decider';
import { idAt } from '#kernel/ids';
import { feedbackDecider } from '#modules/research/domain/feedback.decider';
import type { RunNote } from '#modules/research/domain/run.decider';
import type { Gathered } from '#modules/research/gather/gathering';
import type { Attempt } from '#modules/research/run/attempt';
import { ledgerFold, ledgerOf } from '#modules/research/run/ledger-of';
import type { RunOutcome } from '#modules/research/run/run-outcome';
import type { RunRecorder } from '#modules/research/run/run-recorder';
import { scopeOf } from '#modules/research/run/topic-scope';
import { trackerDecider } from '#modules/trackers/domain/tracker.decider';
import { activeTracker } from '#modules/trackers/published';
import { fingerprintOf } from '#pages/text-page';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { inMemoryEventStore } from '../in-memory/in-memory-event-store';
import { TestClock } from '../test-clock';
import { settings } from '../trackers/tracker-examples';

const TRACKER = 'tariffs';
const RUN = { trackerId: TRACKER, runId: 'run' } as const;

/** An attempt at the first run of Ann's tracker, with what its steps recorded. */
export const attemptWith = async (changes: Partial<TrackerSettings> = {}) => {
  const clock = new TestClock();
  const runner = new CommandRunner(inMemoryEventStore());
  let commands = 0;
  const context = () => ofTheSystem(idAt(clock.now().getTime(), `command ${++commands}`), clock.now());
  const chosen = settings(changes);
  const create = {
    type: 'CreateTracker',
    trackerId: TRACKER,
    ownerId: 'ann',
    settings: chosen,
    parentId: null,
  } as const;
  await runner.run(trackerDecider, TRACKER, create, context());
  const active = await activeTracker(runner.streams, TRACKER);
  if (active === undefined) throw new Error('The tracker was not created.');

  const spending = { usd: 0 };
  const recorded: RunNote[] = [];
  const failed: FailureReason[] = [];
  const finished: RunOutcome[] = [];
  const recorder: RunRecorder = {
    decideOnRun: async () => refuse('CONFLICT', 'Attempts begin after the start of their run.'),
    record: async (note) => {
      recorded.push(note);
      return refuse('CONFLICT', 'It is noted here only.');
    },
    fail: async (reason) => void failed.push(reason),
    finish: async (outcome) => void finished.push(outcome),
  };
  const stopping = new AbortController();
  const scope = scopeOf(active);
  const attempt: Attempt = {
    run: RUN,
    tracker: active,
    scope,
    ledger: ledgerOf(ledgerFold.initialState, scope),
    now: clock.now(),
    recorder,
    spending,
    progress: { report: () => undefined, endChecks: () => undefined, end: async () => undefined },
    signal: stopping.signal,
  };
  return {
    attempt,
    runner,
    clock,
    recorded,
    failed,
    finished,
    stop: () => stopping.abort(),
    judge: async (claimId: string, verdict: Verdict) => {
      const claims = { trackerId: TRACKER, ownerId: 'ann', claimIds: [claimId], updateId: null, note: null };
      await runner.run(feedbackDecider, TRACKER, { type: 'GiveFeedback', ...claims, verdict }, context());
    },
    revise: async (description: string) => {
      const revised = { ...chosen, description };
      await runner.run(trackerDecider, TRACKER, { type: 'ReviseTracker', by: 'ann', settings: revised }, context());
    },
    remove: async () => {
      await runner.run(trackerDecider, TRACKER, { type: 'DeleteTracker', by: 'ann', now: clock.now() }, context());
    },
  };
};

const NEWS = 'On February 27 the office raised the tariff on copper to 25 percent.';

/** One page of news about tariffs. */
export const gatheredNews: Gathered = {
  pages: [
    {
      url: 'https://www.whitehouse.gov/1',
      foundAt: 'https://www.whitehouse.gov/1',
      title: 'Tariff on copper is raised',
      host: 'www.whitehouse.gov',
      publisher: 'The White House',
      author: '',
      publishedAt: '2026-02-27',
      extent: 'whole',
      blocks: [NEWS],
      fingerprint: fingerprintOf([NEWS]),
      images: [],
    },
  ],
  documents: [],
  places: [],
  costUsd: 0,
  finding: 'readable',
  cutShort: false,
};
