import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { sourceSetAnswer, sourceSetView } from '../../queries/source-sets/source-set-view';
import { SaveSourceSet } from './save-source-set.command';

const text = z.string().max(10_000);

class SaveSourceSetBody extends createZodDto(
  z.strictObject({
    name: text,
    description: text.nullish(),
    domains: z.array(text).max(1000),
    domainset_id: z.string().min(1).max(100).nullish(),
  }),
) {}

@Controller('api/topics/create-update-domain-set')
export class SaveSourceSetEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Access('user')
  @Answers(sourceSetAnswer)
  async post(@Body() body: SaveSourceSetBody, @Context() context: CommandContext) {
    const typed = { name: body.name, description: body.description ?? '', domains: body.domains };
    return answer(
      await this.commands.execute(new SaveSourceSet({ sourceSetId: body.domainset_id ?? null, typed }, context)),
      {
        body: sourceSetView,
      },
    );
  }
}
