import { type EventOf, event, declareEvents } from '#kernel/events';

/** `logreading-operator`: what operators looked at in the log. */
export const logReadingEvents = declareEvents('logreading', {
  /** `events tail --personal`: personal fields were shown on the command line, to anyone who may use it. */
  PersonalFieldsRead: event<{
    /** Null for all streams. */
    readonly stream: string | null;
    /** The position after which reading began. */
    readonly after: number;
  }>(),
});

export type LogReadingEvent = EventOf<typeof logReadingEvents>;
