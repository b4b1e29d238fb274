import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { CheckStaff } from './check-staff.query';

const rolesAnswer = z.strictObject({ is_staff: z.boolean(), is_admin: z.boolean(), is_super: z.boolean() });

@Controller('api/common')
export class CheckStaffEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Post('check-staff')
  @Operation({ access: 'user', summary: 'The caller’s roles.', answers: rolesAnswer })
  async check(@SignedIn() caller: Caller) {
    const { isStaff, isAdmin, isSuper } = await this.queries.execute(new CheckStaff(caller));
    return { is_staff: isStaff, is_admin: isAdmin, is_super: isSuper };
  }
}
