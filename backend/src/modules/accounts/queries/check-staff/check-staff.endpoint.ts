import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { Access } from '#platform/http/access';
import { Answers } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CheckStaff } from './check-staff.query';

const rolesAnswer = z.strictObject({ is_staff: z.boolean(), is_admin: z.boolean(), is_super: z.boolean() });

@Controller('api/common')
export class CheckStaffEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Post('check-staff')
  @Access('user')
  @Answers(rolesAnswer)
  async check(@SignedIn() caller: Caller) {
    const { isStaff, isAdmin, isSuper } = await this.queries.execute(new CheckStaff(caller.userId));
    return { is_staff: isStaff, is_admin: isAdmin, is_super: isSuper };
  }
}
