import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { ownSourceSetView, sourceSetAnswer } from '../../queries/source-sets/source-set-view';
import { SaveSourceSet } from './save-source-set.command';

const text = z.string().max(10_000);

class SaveSourceSetBody extends createZodDto(
  z.strictObject({
    name: text,
    description: text.nullish(),
    domains: z.array(text).max(1000),
    public: z.boolean().nullish().describe('Whether everyone may use it; absent, it stays as it is.'),
    domainset_id: z.string().min(1).max(100).nullish(),
  }),
) {}

@Controller('api/topics/create-update-domain-set')
export class SaveSourceSetEndpoint extends CommandEndpoint {
  @Post()
  @Operation({
    access: 'user',
    summary: 'Creates a Source Set, or edits the one given by `domainset_id`.',
    answers: sourceSetAnswer,
  })
  post(@Body() body: SaveSourceSetBody, @Context() context: Context) {
    const typed = { name: body.name, description: body.description ?? '', domains: body.domains };
    const request = { sourceSetId: body.domainset_id ?? null, typed, isPublic: body.public ?? null };
    return this.send(new SaveSourceSet(request, context), { body: ownSourceSetView });
  }
}
