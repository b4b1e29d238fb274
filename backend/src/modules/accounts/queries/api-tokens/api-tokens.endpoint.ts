import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { apiTokens } from '#projections/accounts/api-tokens/api-tokens.projection';
import { apiTokenAnswer, apiTokenView } from './api-token-view';

@Controller('api/common/api-tokens')
export class ApiTokensEndpoint {
  constructor(@Inject(READ_STORE) private readonly reads: ReadStore) {}

  @Get()
  @Operation({
    access: 'user',
    inPerson: 'API tokens',
    summary: 'The caller’s API tokens, newest first. Without the tokens themselves.',
    answers: z.array(apiTokenAnswer),
  })
  async list(@SignedIn() { userId }: Caller) {
    const tokens = await this.reads.find(apiTokens, { user_id: userId }, { sort: { created_at: -1, _id: -1 } });
    return tokens.map(apiTokenView);
  }
}
