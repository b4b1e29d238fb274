import { type HealthRecordEvent, healthRecordEvents } from '#events/conversations/health-record.events';
import { assertNever } from '#kernel/assert-never';
import type { Decider } from '#kernel/decider';

type HealthRecordCommand =
  | { readonly type: 'StateDiagnosis'; readonly userId: string; readonly diagnosis: string }
  | { readonly type: 'WriteBlurb'; readonly userId: string; readonly day: string; readonly content: string };

/** Blurbs and the diagnosis are read from the stream; nothing of them bears on what may be written. */
export const healthRecordDecider: Decider<HealthRecordCommand, HealthRecordEvent, null> = {
  events: healthRecordEvents,
  initialState: null,
  impersonalState: true,
  evolve: () => null,
  decide(command) {
    switch (command.type) {
      case 'StateDiagnosis': {
        const { userId, diagnosis } = command;
        return [{ type: 'DiagnosisStated', data: { userId, diagnosis } }];
      }
      case 'WriteBlurb': {
        const { userId, day, content } = command;
        return [{ type: 'BlurbWritten', data: { userId, day, content } }];
      }
      default:
        return assertNever(command);
    }
  },
};
