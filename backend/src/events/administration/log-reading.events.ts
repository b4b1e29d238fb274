import { type EventOf, event, eventsOf } from '#kernel/events';

/** What operators looked at in the log. */
export const logReadingEvents = eventsOf('logreading', {
  /** `events tail --personal`: personal fields were shown at the command line, to whoever may run it. */
  PersonalFieldsRead: event<{
    /** All streams if null. */
    readonly stream: string | null;
    /** The position after which it began. */
    readonly after: number;
  }>(),
});

export type LogReadingEvent = EventOf<typeof logReadingEvents>;
