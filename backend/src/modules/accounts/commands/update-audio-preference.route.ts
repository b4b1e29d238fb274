import { z } from 'zod';
import { commandRoute } from '#platform/http/routes/command-route';
import { userDecider } from '../domain/user.decider';

const preference = z.strictObject({ include_audio: z.boolean() });

/** Chooses whether updates come with an audio summary. */
export const UpdateAudioPreference = commandRoute({
  path: 'api/common/update-audio-preference',
  access: 'user',
  summary: 'Turns audio in mails on or off.',
  body: preference,
  answers: preference,
  decider: userDecider,
  decide: ({ body, caller }) => [caller.userId, { type: 'SetAudioPreference', includeAudio: body.include_audio }],
  answer: ({ body: { include_audio } }) => ({ include_audio }),
});
