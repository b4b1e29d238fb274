import { Body, Controller, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { reason } from '#platform/administration/reason';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { accounts } from '#projections/accounts/accounts/accounts.projection';
import { EraseUser } from '../commands/erase-user/erase-user.command';
import { GrantRole } from '../commands/grant-role.command';
import { RevokeRole } from '../commands/revoke-role.command';
import { SignOutElsewhere } from '../commands/sign-out-elsewhere/sign-out-elsewhere.command';
import { refuseUnlessMayActOn } from './may-act-on';

class RoleBody extends createZodDto(z.strictObject({ role: z.enum(['staff', 'admin', 'super']), reason })) {}
class ReasonBody extends createZodDto(z.strictObject({ reason })) {}

const endedAnswer = z.strictObject({ ended: z.int().describe('How many sessions were ended.') });

/** What administrators may do to an account. The events have their reasons. */
@Controller('api/admin/users')
export class UsersAdministrationEndpoint extends CommandEndpoint {
  constructor(
    commands: CommandBus,
    @Inject(READ_STORE) private readonly reads: ReadStore,
  ) {
    super(commands);
  }

  @Post(':id/grant-role')
  @Operation({
    access: 'super',
    inPerson: 'roles',
    sensitive: true,
    summary: 'Grants a role, which includes the lower ones.',
    answers: null,
    status: 204,
  })
  async grant(
    @Param('id') userId: string,
    @Body() { role, reason }: RoleBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    await this.admit(caller, userId);
    return this.send(new GrantRole({ userId, role, statedReason: reason }, context), { status: 204 });
  }

  @Post(':id/revoke-role')
  @Operation({
    access: 'super',
    inPerson: 'roles',
    summary: 'Revokes a role. The account’s access tokens lose it at once.',
    answers: null,
    status: 204,
  })
  async revoke(
    @Param('id') userId: string,
    @Body() { role, reason }: RoleBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    await this.admit(caller, userId);
    return this.send(new RevokeRole({ userId, role, statedReason: reason }, context), { status: 204 });
  }

  @Post(':id/end-sessions')
  @Operation({
    access: 'admin',
    inPerson: 'sessions',
    summary: 'Ends all sessions of a user.',
    answers: endedAnswer,
  })
  async endSessions(
    @Param('id') userId: string,
    @Body() { reason }: ReasonBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    await this.admit(caller, userId);
    return this.send(new SignOutElsewhere({ userId, sessionId: null, statedReason: reason }, context), {
      body: (ended) => ({ ended }),
    });
  }

  @Post(':id/erase')
  @Operation({
    access: 'admin',
    inPerson: 'erasure',
    sensitive: true,
    summary: 'Erases a user: destroys their key, so that their personal data can never be read again.',
    answers: null,
    status: 204,
  })
  async erase(
    @Param('id') userId: string,
    @Body() { reason }: ReasonBody,
    @SignedIn() caller: Caller,
    @Context() context: Context,
  ) {
    await this.admit(caller, userId);
    return this.send(new EraseUser({ userId, statedReason: reason }, context), { status: 204 });
  }

  private async admit(caller: Caller, userId: string): Promise<void> {
    refuseUnlessMayActOn(caller, await this.reads.get(accounts, userId));
  }
}
