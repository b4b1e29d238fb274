import { type EventOf, event, eventsOf } from '#kernel/events';

/** `subject-day-{day}` (UTC): what trackers of countries and agencies are researched on it. */
export const subjectDayEvents = eventsOf('subject-day', {
  /** One of the runs that the operator allows was given to a tracker. */
  SubjectRunAdmitted: event<{ readonly day: string; readonly trackerId: string; readonly runId: string }>(),
});

export type SubjectDayEvent = EventOf<typeof subjectDayEvents>;
