import { Body, Controller, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { reason } from '#platform/administration/reason';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { Problem } from '#platform/http/problem';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { EndImpersonation } from '../commands/end-impersonation.command';
import { RevokeApiToken } from '../commands/revoke-api-token.command';
import { apiTokenDecider } from '../domain/api-token.decider';
import { impersonationDecider } from '../domain/impersonation.decider';
import { refuseUnlessMayActOn } from './may-act-on';

class ReasonBody extends createZodDto(z.strictObject({ reason })) {}

/** Takes away access that somebody has beside their own sessions. The events have the reasons. */
@Controller('api/admin')
export class AccessAdministrationEndpoint extends CommandEndpoint {
  constructor(
    commands: CommandBus,
    private readonly runner: DeciderRunner,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {
    super(commands);
  }

  @Post('impersonations/:id/end')
  @Operation({
    access: 'admin',
    inPerson: 'impersonations',
    summary: 'Ends an impersonation at once; repeating it has no effect.',
    answers: null,
    status: 204,
  })
  async endImpersonation(
    @Param('id') impersonationId: string,
    @Body() { reason }: ReasonBody,
    @Context() context: Context,
  ) {
    const impersonation = await this.runner.stateOf(impersonationDecider, impersonationId);
    if (impersonation.status === 'absent') throw new Problem('NOT_FOUND', 'There is no such impersonation.');
    const ended = { impersonationId, impersonatorId: impersonation.impersonatorId, statedReason: reason };
    return this.send(new EndImpersonation(ended, context), { status: 204 });
  }

  @Post('api-tokens/:id/revoke')
  @Operation({
    access: 'admin',
    inPerson: 'API tokens',
    summary: 'Revokes an API token of a user; repeating it has no effect.',
    answers: null,
    status: 204,
  })
  async revokeApiToken(
    @Param('id') tokenId: string,
    @Body() { reason }: ReasonBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    const token = await this.runner.stateOf(apiTokenDecider, tokenId);
    if (token.status !== 'active') throw new Problem('NOT_FOUND', 'There is no such API token.');
    const { userId } = token;
    refuseUnlessMayActOn(caller, await this.reads.get(accounts, userId));
    return this.send(new RevokeApiToken({ tokenId, userId, statedReason: reason }, context), { status: 204 });
  }
}
