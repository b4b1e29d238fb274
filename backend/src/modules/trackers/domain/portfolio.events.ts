import type { DomainEvent } from '../../../kernel/decider';
import type { EventSchema } from '../../../kernel/event-schema';
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

/** A place was taken. Carries the whole request, so that the tracker itself can follow after a crash. */
export type TrackerAdmitted = DomainEvent<
  'TrackerAdmitted',
  Slot & { readonly settings: TrackerSettings; readonly parentId: string | null }
>;

/** A deleted tracker took a place again, to be restored. */
export type TrackerReadmitted = DomainEvent<'TrackerReadmitted', Slot & { readonly frequency: Frequency }>;

/** Carries the whole edit, so that the tracker itself can follow after a crash. */
export type FrequencyChanged = DomainEvent<
  'FrequencyChanged',
  Slot & { readonly from: Frequency; readonly settings: TrackerSettings }
>;

export type TrackerReleased = DomainEvent<'TrackerReleased', Slot & { readonly frequency: Frequency }>;

/** From here on these limits hold instead of the free plan's. What is there already stays. */
export type AllowanceChanged = DomainEvent<
  'AllowanceChanged',
  { readonly ownerId: string; readonly allowance: Allowance }
>;

export type PortfolioEvent =
  TrackerAdmitted | TrackerReadmitted | FrequencyChanged | TrackerReleased | AllowanceChanged;

export const portfolioStream = (ownerId: string): string => `portfolio-${ownerId}`;

const TYPES: readonly PortfolioEvent['type'][] = [
  'TrackerAdmitted',
  'TrackerReadmitted',
  'FrequencyChanged',
  'TrackerReleased',
  'AllowanceChanged',
];

export const portfolioEventSchemas: readonly EventSchema[] = TYPES.map((type) => ({ type, version: 1 }));
