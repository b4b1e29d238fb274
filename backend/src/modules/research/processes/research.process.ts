import { jobEvents } from '#events/administration/job.events';
import { ledgerEvents } from '#events/research/ledger.events';
import { portfolioEvents } from '#events/trackers/portfolio.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import { processOf, sendStep, commandStep } from '#platform/processes/process';
import { RequestRun } from '../commands/request-run/request-run.command';
import { feedbackDecider } from '../domain/feedback.decider';
import { runDecider } from '../domain/run.decider';

/**
 * New trackers are researched automatically, except starter trackers, which are recorded with their findings. The first
 * run of a country or an agency has a scheduled time, so that the schedule makes it if the day has no room for it.
 */
export const newTrackersAreResearched = processOf(trackerEvents, {
  name: 'first-runs',
  on: ['TrackerCreated'],
  mayLag: true,
  react: ({ data: { trackerId, ownerId, settings }, metadata: { occurred_at: period } }) => {
    if (settings.subject !== undefined) return [sendStep(RequestRun, { trackerId, cause: 'created', period })];
    return ownerId === null ? [] : [sendStep(RequestRun, { trackerId, cause: 'created' })];
  },
});

/** Changes of the topic outside the description. */
export const widenedTrackersAreResearched = processOf(trackerEvents, {
  name: 'widened-trackers',
  on: ['TopicAdded', 'TopicRemoved', 'WordsSet'],
  mayLag: true,
  react: ({ data: { trackerId } }) => [sendStep(RequestRun, { trackerId, cause: 'edited' })],
});

/** The changes after which a run has to read pages again. */
const READ_AGAIN = ['description', 'domains', 'documents', 'keyFacts'] as const;

/** Editing a tracker's topic, domains, documents or key facts requests a run; other edits do not. */
export const editedTrackersAreResearched = processOf(trackerEvents, {
  name: 'edited-trackers',
  on: ['TrackerRevised'],
  mayLag: true,
  react: ({ data: { trackerId, changed } }) =>
    READ_AGAIN.some((name) => changed.includes(name)) ? [sendStep(RequestRun, { trackerId, cause: 'edited' })] : [],
});

const NOTHING_READ = { sourcesTried: 0, sourcesRead: 0, claimsNew: 0, claimsRejected: 0, costUsd: 0 };

/**
 * The run of a dropped job fails. If it stayed open, the schedule would queue its job again and request no other run.
 */
export const droppedJobsFailRuns = processOf(jobEvents, {
  name: 'dropped-runs',
  on: ['RunDropped'],
  react: ({ data: { trackerId, runId }, metadata }) => [
    commandStep(runDecider, trackerId, {
      type: 'FailRun',
      trackerId,
      runId,
      figures: NOTHING_READ,
      reason: 'DROPPED',
      detail: null,
      now: new Date(metadata.occurred_at),
    }),
  ],
});

/** A run ends once the ledger has recorded its end. */
export const recordedEndsEndRuns = processOf(ledgerEvents, {
  name: 'ended-runs',
  on: ['StateEstablished', 'UpdatePublished', 'NothingNewFound'],
  mayLag: true,
  react: ({ type, data: { trackerId, runId } }) => [
    commandStep(runDecider, trackerId, {
      type: 'EndRun',
      trackerId,
      runId,
      outcome: type === 'NothingNewFound' ? 'nothing_new' : 'published',
    }),
  ],
});

/** The notes of an erased user are no longer shown. */
export const closedPortfoliosEraseNotes = processOf(portfolioEvents, {
  name: 'erased-notes',
  on: ['PortfolioClosed'],
  mayLag: true,
  react: ({ data: { trackerIds } }) =>
    trackerIds.map((trackerId) => commandStep(feedbackDecider, trackerId, { type: 'EraseNotes', trackerId })),
});
