import { type HealthRecordEvent, healthRecordEvents } from '#events/conversations/health-record.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider } from '#kernel/decider';

type HealthRecordCommand =
  | { readonly type: 'StateDiagnosis'; readonly userId: string; readonly diagnosis: string }
  | { readonly type: 'WriteBlurb'; readonly userId: string; readonly day: string; readonly content: string };

/** Decides on health records; the state is the days with a blurb, whose text is read from the stream. */
export const healthRecordDecider: Decider<HealthRecordCommand, HealthRecordEvent, readonly string[]> = {
  events: healthRecordEvents,
  initialState: [],
  hasNoPersonalData: true,
  evolve: (days, { type, data }) => (type === 'BlurbWritten' && !days.includes(data.day) ? [...days, data.day] : days),
  decide(command, days) {
    switch (command.type) {
      case 'StateDiagnosis': {
        const { userId, diagnosis } = command;
        return [{ type: 'DiagnosisStated', data: { userId, diagnosis } }];
      }
      case 'WriteBlurb': {
        const { userId, day, content } = command;
        return [{ type: 'BlurbWritten', data: { userId, day, replaces: days.includes(day), content } }];
      }
      default:
        return assertNever(command);
    }
  },
};
