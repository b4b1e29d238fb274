import { type LogReadingEvent, logReadingEvents } from '#events/administration/log-reading.events';
import type { Decider } from '#kernel/decider';

interface ReadPersonalFields {
  readonly type: 'ReadPersonalFields';
  readonly stream: string | null;
  readonly after: number;
}

/** Id of their only stream. */
export const LOG_READINGS = 'operator';

/** Each reading is recorded; none depends on an earlier one. */
export const logReadingDecider: Decider<ReadPersonalFields, LogReadingEvent, { readonly readings: number }> = {
  events: logReadingEvents,
  initialState: { readings: 0 },
  evolve: ({ readings }) => ({ readings: readings + 1 }),
  decide: ({ stream, after }) => [{ type: 'PersonalFieldsRead', data: { stream, after } }],
};
