import { Controller, Delete, Param } from '@nestjs/common';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { apiTokenDecider } from '../domain/api-token.decider';
import type { Stated } from '#events/accounts/stated-reason';

/** Revokes one of a user's API tokens; repeating it has no effect. Refused with NOT_FOUND. */
export class RevokeApiToken extends ContextCommand<{ readonly tokenId: string; readonly userId: string } & Stated> {}

export const RevokeApiTokenHandler = decidedBy(apiTokenDecider, RevokeApiToken, ({ request }) => [
  request.tokenId,
  { type: 'RevokeToken', by: request.userId, reason: 'revoked', statedReason: request.statedReason },
]);

@Controller('api/common/api-tokens')
export class RevokeApiTokenEndpoint extends CommandEndpoint {
  @Delete(':id')
  @Operation({
    access: 'user',
    inPerson: 'API tokens',
    summary: 'Revokes an API token.',
    answers: null,
    status: 204,
  })
  revoke(@Param('id') tokenId: string, @SignedIn() { userId }: Caller, @Context() context: Context) {
    return this.send(new RevokeApiToken({ tokenId, userId, statedReason: null }, context), { status: 204 });
  }
}
