import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { WithoutIdempotencyKey } from '#platform/http/idempotency';
import { Operation } from '#platform/http/operation';
import { tokensAnswer } from '../tokens.answer';
import { RefreshToken } from './refresh-token.command';

class RefreshTokenBody extends createZodDto(z.strictObject({ refresh: z.string().max(200) })) {}

@Controller('api/common')
export class RefreshTokenEndpoint extends CommandEndpoint {
  @Post('refresh-token')
  @Operation({
    access: 'public',
    summary: 'Exchanges a refresh token for a new pair of tokens.',
    answers: tokensAnswer,
  })
  @WithoutIdempotencyKey()
  refresh(@Body() body: RefreshTokenBody, @Context() context: Context) {
    return this.send(new RefreshToken({ refresh: body.refresh }, context), {
      body: ({ access, refresh }) => ({ access, refresh }),
    });
  }
}
