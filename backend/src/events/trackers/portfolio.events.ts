import { type EventOfType, type EventOf, event, declareEvents } from '#kernel/events';
import type { Frequency, TrackerSettings } from './tracker-settings';

/** How many trackers a user may have, and how many of them may be daily. */
export interface Allowance {
  readonly trackers: number;
  readonly daily: number;
}

/** A user's place for a tracker. */
export interface Slot {
  readonly ownerId: string;
  readonly trackerId: string;
}

/** `portfolio-{user}`: how many trackers a user has and may have. Guards the limits against concurrent requests. */
export const portfolioEvents = declareEvents('portfolio', {
  /**
   * A tracker was admitted. Contains the whole request, so that the tracker's own stream can be completed after a
   * crash.
   */
  TrackerAdmitted: event<Slot & { readonly settings: TrackerSettings; readonly parentId: string | null }>(),
  /** A deleted tracker took a slot again in order to be restored. */
  TrackerReadmitted: event<Slot & { readonly frequency: Frequency }>(),
  /**
   * An edit changed the frequency, which only the portfolio may allow. Contains the whole edit; the tracker's stream
   * repeats it as TrackerRevised.
   */
  FrequencyChanged: event<Slot & { readonly from: Frequency; readonly settings: TrackerSettings }>(),
  /** A deleted tracker released its slot. */
  TrackerReleased: event<Slot & { readonly frequency: Frequency }>(),
  /** The owner was erased. Admitted trackers are deleted, and no more are admitted. */
  PortfolioClosed: event<{ readonly ownerId: string; readonly trackerIds: readonly string[] }>(),
  /** Limits other than those of the free plan apply. Existing trackers stay. */
  AllowanceChanged: event<{ readonly ownerId: string; readonly allowance: Allowance }>(),
  /** The free plan's limits apply again, as they are configured. Existing trackers stay. */
  AllowanceReset: event<{ readonly ownerId: string }>(),
  /** A referral: one more tracker may be daily, within the number of trackers in total. */
  DailyTrackerGranted: event<{ readonly ownerId: string }>(),
  /** The limits cover different trackers than before: the oldest are covered first. */
  CoverageChanged: event<{
    readonly ownerId: string;
    /** Trackers no longer covered, so that they do not run by schedule. */
    readonly suspended: readonly string[];
    /** Trackers covered again. */
    readonly reinstated: readonly string[];
  }>(),
});

export type PortfolioEvent = EventOf<typeof portfolioEvents>;
export type TrackerAdmitted = EventOfType<typeof portfolioEvents, 'TrackerAdmitted'>;
