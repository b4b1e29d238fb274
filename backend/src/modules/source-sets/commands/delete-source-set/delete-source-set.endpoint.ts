import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { AnswersNothing } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { DeleteSourceSet } from './delete-source-set.command';

@Controller('api/topics/delete-domain-set')
export class DeleteSourceSetEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @Access('user')
  @AnswersNothing(204)
  async delete(@Param('id') sourceSetId: string, @Context() context: CommandContext) {
    return answer(await this.commands.execute(new DeleteSourceSet({ sourceSetId }, context)), { status: 204 });
  }
}
