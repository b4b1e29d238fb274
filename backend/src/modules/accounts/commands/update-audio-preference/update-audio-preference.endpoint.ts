import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { UpdateAudioPreference } from './update-audio-preference.command';

class AudioPreferenceBody extends createZodDto(z.strictObject({ include_audio: z.boolean() })) {}

@Controller('api/common')
export class UpdateAudioPreferenceEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post('update-audio-preference')
  @Access('user')
  @Answers(AudioPreferenceBody.schema)
  async update(@Body() body: AudioPreferenceBody, @Context() context: CommandContext) {
    const command = new UpdateAudioPreference({ includeAudio: body.include_audio }, context);
    return answer(await this.commands.execute(command), { body: () => ({ include_audio: body.include_audio }) });
  }
}
