import { isRefusal } from '../../../kernel/decider';
import type { Recorded } from '../../../kernel/recorded-event';
import type { Reactor } from '../../../platform/projection-runner/reactor';
import type { TrackerPlaces } from '../commands/tracker-places';
import type { PortfolioEvent } from '../domain/portfolio.events';

/** A tracker follows what was decided about its place, also where the process died in between. */
export const completeTrackersReactor = (places: TrackerPlaces): Reactor => ({
  name: 'complete-trackers',
  categories: ['portfolio'],
  async react(recorded) {
    const outcome = await places.follow(recorded as Recorded<PortfolioEvent>);
    // Any other refusal is final: the tracker has since been deleted, and its place freed.
    if (outcome !== null && isRefusal(outcome) && outcome.refused === 'CONFLICT') throw new Error(outcome.detail);
  },
});
