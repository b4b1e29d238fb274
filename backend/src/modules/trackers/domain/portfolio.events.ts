import { type EventNamed, type EventOf, event, eventsOf } from '#kernel/events';
import type { Frequency, TrackerSettings } from './tracker-settings';

/** How many trackers a user may have, and how many of them may be daily. */
export interface Allowance {
  readonly trackers: number;
  readonly daily: number;
}

interface Slot {
  readonly ownerId: string;
  readonly trackerId: string;
}

export const portfolioEvents = eventsOf('portfolio', {
  /** A place was taken. Carries the whole request, so that the tracker's own stream can be completed after a crash. */
  TrackerAdmitted: event<Slot & { readonly settings: TrackerSettings; readonly parentId: string | null }>(),
  /** A deleted tracker took a place again in order to be restored. */
  TrackerReadmitted: event<Slot & { readonly frequency: Frequency }>(),
  /** A tracker was edited within the limits. Carries the whole edit. */
  FrequencyChanged: event<Slot & { readonly from: Frequency; readonly settings: TrackerSettings }>(),
  /** A deleted tracker gave its place back. */
  TrackerReleased: event<Slot & { readonly frequency: Frequency }>(),
  /** The owner was erased. Trackers that held a place are deleted, and no more are admitted. */
  PortfolioClosed: event<{ readonly ownerId: string; readonly trackerIds: readonly string[] }>(),
  /** Other limits than those of the free plan apply. Existing trackers stay. */
  AllowanceChanged: event<{ readonly ownerId: string; readonly allowance: Allowance }>(),
});

export type PortfolioEvent = EventOf<typeof portfolioEvents>;
export type TrackerAdmitted = EventNamed<typeof portfolioEvents, 'TrackerAdmitted'>;
