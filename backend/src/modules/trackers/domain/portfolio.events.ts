import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';
import type { Frequency, TrackerSettings } from './tracker-settings';

/** How many trackers somebody may have, and how many of them may be daily. */
export interface Allowance {
  readonly trackers: number;
  readonly daily: number;
}

interface Slot {
  readonly ownerId: string;
  readonly trackerId: string;
}

export const portfolioEvents = eventsOf('portfolio', {
  /** A place was taken. Carries the whole request, so that the tracker itself can follow after a crash. */
  TrackerAdmitted: event<Slot & { readonly settings: TrackerSettings; readonly parentId: string | null }>(),
  /** A deleted tracker took a place again, to be restored. */
  TrackerReadmitted: event<Slot & { readonly frequency: Frequency }>(),
  /** Carries the whole edit, so that the tracker itself can follow after a crash. */
  FrequencyChanged: event<Slot & { readonly from: Frequency; readonly settings: TrackerSettings }>(),
  TrackerReleased: event<Slot & { readonly frequency: Frequency }>(),
  /** Its owner was erased: every tracker that held a place goes, and none comes after. */
  PortfolioClosed: event<{ readonly ownerId: string; readonly trackerIds: readonly string[] }>(),
  /** From here on these limits hold instead of the free plan's. What is there already stays. */
  AllowanceChanged: event<{ readonly ownerId: string; readonly allowance: Allowance }>(),
});

export type PortfolioEvent = EventOf<typeof portfolioEvents>;
export type TrackerAdmitted = EventNamed<typeof portfolioEvents, 'TrackerAdmitted'>;
