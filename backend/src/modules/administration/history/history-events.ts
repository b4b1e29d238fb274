import { impersonationEvents } from '#events/accounts/impersonation.events';
import { jobEvents } from '#events/administration/job.events';
import { collectionEvents } from '#events/collections/collection-tree.events';
import { deliveryEvents } from '#events/delivery/delivery.events';
import { feedbackEvents } from '#events/research/feedback.events';
import { ledgerEvents } from '#events/research/ledger.events';
import { runEvents } from '#events/research/run.events';
import { subjectDayEvents } from '#events/research/subject-day.events';
import { followEvents } from '#events/trackers/follow.events';
import { followersEvents } from '#events/trackers/followers.events';
import { portfolioEvents } from '#events/trackers/portfolio.events';
import { trackerEvents } from '#events/trackers/tracker.events';
import type { DomainEvent, EventCategory, EventOf } from '#kernel/events';

/** The streams in which a tracker's life is recorded. */
export const historyCategories = [
  trackerEvents,
  portfolioEvents,
  collectionEvents,
  followEvents,
  followersEvents,
  runEvents,
  subjectDayEvents,
  ledgerEvents,
  feedbackEvents,
  deliveryEvents,
  jobEvents,
  impersonationEvents,
] as const satisfies readonly EventCategory[];

type AboutTracker = { readonly data: { readonly trackerId: string } };

export type SettingsEvent = Extract<
  EventOf<
    | typeof trackerEvents
    | typeof portfolioEvents
    | typeof collectionEvents
    | typeof followEvents
    | typeof followersEvents
  >,
  AboutTracker
>;
export type FindingsEvent = Extract<
  EventOf<
    | typeof runEvents
    | typeof subjectDayEvents
    | typeof ledgerEvents
    | typeof feedbackEvents
    | typeof deliveryEvents
    | typeof jobEvents
  >,
  AboutTracker
>;
export type ActingEvent = EventOf<typeof impersonationEvents>;

const typesOf = (categories: readonly EventCategory[]): ReadonlySet<string> =>
  new Set(categories.flatMap(({ schemas }) => schemas.map(({ type }) => type)));

const settingsTypes = typesOf([trackerEvents, portfolioEvents, collectionEvents, followEvents, followersEvents]);
const actingTypes = typesOf([impersonationEvents]);
const findingsTypes = typesOf([runEvents, subjectDayEvents, ledgerEvents, feedbackEvents, deliveryEvents, jobEvents]);

export const isSettingsEvent = <Event extends DomainEvent>(event: Event): event is Event & SettingsEvent =>
  settingsTypes.has(event.type) && 'trackerId' in event.data;

export const isFindingsEvent = <Event extends DomainEvent>(event: Event): event is Event & FindingsEvent =>
  findingsTypes.has(event.type) && 'trackerId' in event.data;

export const isActingEvent = <Event extends DomainEvent>(event: Event): event is Event & ActingEvent =>
  actingTypes.has(event.type);
