import { trackerEvents } from '#modules/trackers/published';
import { processOf, send } from '#platform/processes/process';
import { RequestRun } from '../commands/request-run/request-run.command';

/** A new tracker is researched automatically. The product's own are recorded with their findings. */
export const newTrackersAreResearched = processOf(trackerEvents, {
  name: 'first-runs',
  on: ['TrackerCreated'],
  mayLag: true,
  react: ({ data: { trackerId, ownerId } }) =>
    ownerId === null ? [] : [send(RequestRun, { trackerId, cause: 'created' })],
});

/** Another topic or other domains ask for a run of their own; any other edit does not. */
export const editedTrackersAreResearched = processOf(trackerEvents, {
  name: 'edited-trackers',
  on: ['TrackerRevised'],
  mayLag: true,
  react: ({ data: { trackerId, changed } }) =>
    changed.includes('description') || changed.includes('domains')
      ? [send(RequestRun, { trackerId, cause: 'edited' })]
      : [],
});
