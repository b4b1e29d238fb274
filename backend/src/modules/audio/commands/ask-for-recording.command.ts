import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { recordingDecider } from '../domain/recording.decider';

/** Requests a recording of a brief, unless there is one or it is being made. */
export class AskForRecording extends ContextCommand<{ readonly userId: string; readonly briefId: string }> {}

export const AskForRecordingHandler = decidedBy(recordingDecider, AskForRecording, ({ request }) => [
  request.briefId,
  { type: 'Ask', ...request },
]);
