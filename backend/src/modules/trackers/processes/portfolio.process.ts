import { portfolioEvents } from '#events/trackers/portfolio.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import { assertNever } from '#kernel/assert-never';
import { commandStep, processOf, sendStep } from '#platform/processes/process';
import { DeleteTrackerOfErased } from '../commands/delete-tracker-of-erased.command';
import { portfolioDecider } from '../domain/portfolio.decider';
import { trackerDecider } from '../domain/tracker.decider';
import type { Plans } from '../trackers.settings';

/** The portfolio decides on a tracker's admission; the tracker's stream follows with the whole request. */
export const portfoliosCompleteTrackers = processOf(portfolioEvents, {
  name: 'complete-trackers',
  on: ['TrackerAdmitted', 'FrequencyChanged', 'TrackerReadmitted', 'CoverageChanged'],
  react: ({ type, data, metadata }) => {
    const { ownerId } = data;
    switch (type) {
      case 'TrackerAdmitted': {
        const { trackerId, settings, parentId } = data;
        return [
          commandStep(trackerDecider, trackerId, { type: 'CreateTracker', trackerId, ownerId, settings, parentId }),
        ];
      }
      case 'FrequencyChanged':
        return [
          commandStep(trackerDecider, data.trackerId, { type: 'ReviseTracker', by: ownerId, settings: data.settings }),
        ];
      case 'TrackerReadmitted': {
        const now = new Date(metadata.occurred_at);
        return [commandStep(trackerDecider, data.trackerId, { type: 'RestoreTracker', by: ownerId, now })];
      }
      case 'CoverageChanged':
        return [
          ...data.suspended.map((id) => commandStep(trackerDecider, id, { type: 'SuspendTracker', by: ownerId })),
          ...data.reinstated.map((id) => commandStep(trackerDecider, id, { type: 'ReinstateTracker', by: ownerId })),
        ];
      default:
        return assertNever(type);
    }
  },
});

/** An erased user's trackers are deleted with their portfolio. */
export const closedPortfoliosDeleteTrackers = processOf(portfolioEvents, {
  name: 'closed-portfolios',
  on: ['PortfolioClosed'],
  react: ({ data: { ownerId, trackerIds }, metadata }) =>
    trackerIds.map((trackerId) =>
      commandStep(trackerDecider, trackerId, {
        type: 'DeleteTracker',
        by: ownerId,
        now: new Date(metadata.occurred_at),
      }),
    ),
});

/**
 * A tracker that was admitted before its owner was erased may be written after the portfolio was closed, when there was
 * nothing to delete yet. So the tracker checks the portfolio again after it is written: the one written second sees the
 * other.
 */
export const trackersOfErasedAreDeleted = processOf(trackerEvents, {
  name: 'trackers-of-erased',
  on: ['TrackerCreated', 'TrackerRestored'],
  react: ({ data: { trackerId, ownerId } }) =>
    ownerId === null ? [] : [sendStep(DeleteTrackerOfErased, { trackerId, ownerId })],
});

/** A deletion releases the tracker's slot; starter trackers have none. */
export const deletionsReleaseSlots = ({ free }: Plans) =>
  processOf(trackerEvents, {
    name: 'free-places',
    on: ['TrackerDeleted'],
    react: ({ data: { trackerId, ownerId } }) =>
      ownerId === null
        ? []
        : [commandStep(portfolioDecider, ownerId, { type: 'ReleaseTracker', ownerId, trackerId, free })],
  });
