import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { WithoutIdempotencyKey } from '#platform/http/idempotency';
import { tokensAnswer } from '../tokens.answer';
import { RefreshToken } from './refresh-token.command';

class RefreshTokenBody extends createZodDto(z.strictObject({ refresh: z.string().max(200) })) {}

@Controller('api/common')
export class RefreshTokenEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post('refresh-token')
  @Access('public')
  @Answers(tokensAnswer)
  @WithoutIdempotencyKey()
  async refresh(@Body() body: RefreshTokenBody, @Context() context: CommandContext) {
    return answer(await this.commands.execute(new RefreshToken({ refresh: body.refresh }, context)), {
      body: ({ access, refresh }) => ({ access, refresh }),
    });
  }
}
