import { type PortfolioEvent, portfolioEvents } from '#events/trackers/portfolio.events';
import type { Frequency } from '#events/trackers/tracker-settings';
import { assertNever } from '#kernel/assert-never';
import { type Changes, changeOr, projection, remove } from '#kernel/projection';

/** Number of a user's trackers, and their limits. `_id` is the user's id. */
export interface AllowanceDocument {
  readonly _id: string;
  readonly tracker_count: number;
  readonly day_tracker_count: number;
  /** Both are null on the free plan, whose limits are configured. */
  readonly total_tracker_limit: number | null;
  readonly day_tracker_limit: number | null;
  /** How many more trackers may be daily because of referrals. */
  readonly day_trackers_granted: number;
}

const daily = (frequency: Frequency): number => (frequency === 'day' ? 1 : 0);

export const allowances = projection<PortfolioEvent, AllowanceDocument>({
  name: 'allowances',
  from: [portfolioEvents],
  owner: '_id',
  indexes: [{ keys: ['tracker_count'] }],
  project(event) {
    const none: AllowanceDocument = {
      _id: event.data.ownerId,
      tracker_count: 0,
      day_tracker_count: 0,
      total_tracker_limit: null,
      day_tracker_limit: null,
      day_trackers_granted: 0,
    };
    const changed = (changes: Changes<AllowanceDocument>) => [changeOr(none, changes)];
    switch (event.type) {
      case 'TrackerAdmitted':
        return changed({ $inc: { tracker_count: 1, day_tracker_count: daily(event.data.settings.frequency) } });
      case 'TrackerReadmitted':
        return changed({ $inc: { tracker_count: 1, day_tracker_count: daily(event.data.frequency) } });
      case 'FrequencyChanged':
        return changed({
          $inc: { day_tracker_count: daily(event.data.settings.frequency) - daily(event.data.from) },
        });
      case 'TrackerReleased':
        return changed({ $inc: { tracker_count: -1, day_tracker_count: -daily(event.data.frequency) } });
      case 'PortfolioClosed':
        return [remove(event.data.ownerId)];
      case 'AllowanceChanged': {
        const { trackers, daily: dailyLimit } = event.data.allowance;
        return changed({ $set: { total_tracker_limit: trackers, day_tracker_limit: dailyLimit } });
      }
      case 'AllowanceReset':
        return changed({ $set: { total_tracker_limit: null, day_tracker_limit: null } });
      case 'DailyTrackerGranted':
        return changed({ $inc: { day_trackers_granted: 1 } });
      case 'CoverageChanged':
        return [];
      default:
        return assertNever(event);
    }
  },
});
