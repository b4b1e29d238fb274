import { type EventOf, event, declareEvents } from '#kernel/events';

/** `subjectday-{day}` (UTC): the trackers of countries and agencies researched that day. */
export const subjectDayEvents = declareEvents('subjectday', {
  /** One of the runs that the operator allows was given to a tracker. */
  SubjectRunAdmitted: event<{ readonly day: string; readonly trackerId: string; readonly runId: string }>(),
});

export type SubjectDayEvent = EventOf<typeof subjectDayEvents>;
