import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { userDecider } from '../../domain/user.decider';

/** Chooses whether updates come with an audio summary. */
export class UpdateAudioPreference extends ContextCommand<{ readonly includeAudio: boolean }> {}

export const UpdateAudioPreferenceHandler = decidedBy(userDecider, UpdateAudioPreference, ({ request, context }) => [
  askedByUser(context),
  { type: 'SetAudioPreference', includeAudio: request.includeAudio },
]);
