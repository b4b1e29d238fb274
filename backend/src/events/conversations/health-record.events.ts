import { type EventOf, type Personal, event, declareEvents, personal } from '#kernel/events';

interface OfPerson {
  readonly userId: string;
}

/** `healthrecord-{user}`: what is kept about a person in addition to their conversation. */
export const healthRecordEvents = declareEvents('healthrecord', {
  /** It was stated which condition they live with. */
  DiagnosisStated: event<OfPerson & { readonly diagnosis: Personal<string> }>(personal('userId', 'diagnosis')),
  /** A day of their diary was summed up. */
  BlurbWritten: event<
    OfPerson & {
      /** The person's own day, `2026-05-06`. */
      readonly day: string;
      /** Whether it replaces an earlier blurb of that day. */
      readonly replaces: boolean;
      readonly content: Personal<string>;
    }
  >(personal('userId', 'content')),
});

export type HealthRecordEvent = EventOf<typeof healthRecordEvents>;
