import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { userDecider } from '../domain/user.decider';

/** Chooses whether updates come with an audio summary. */
export class UpdateAudioPreference extends ContextCommand<{ readonly includeAudio: boolean }> {}

export const UpdateAudioPreferenceHandler = decidedBy(userDecider, UpdateAudioPreference, ({ request, context }) => [
  askedByUser(context),
  { type: 'SetAudioPreference', includeAudio: request.includeAudio },
]);

class AudioPreferenceBody extends createZodDto(z.strictObject({ include_audio: z.boolean() })) {}

@Controller('api/common')
export class UpdateAudioPreferenceEndpoint extends CommandEndpoint {
  @Post('update-audio-preference')
  @Operation({ access: 'user', summary: 'Turns audio in mails on or off.', answers: AudioPreferenceBody.schema })
  update(@Body() body: AudioPreferenceBody, @Context() context: Context) {
    const command = new UpdateAudioPreference({ includeAudio: body.include_audio }, context);
    return this.send(command, { body: () => ({ include_audio: body.include_audio }) });
  }
}
