import { trackerEvents } from '#events/trackers/tracker.events';
import { processOf, sendStep } from '#platform/processes/process';
import { RequestRun } from '../commands/request-run/request-run.command';

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
