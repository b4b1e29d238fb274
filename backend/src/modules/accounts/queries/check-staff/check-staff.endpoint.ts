import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Access } from '../../../../platform/http/access';
import { type Caller, SignedIn } from '../../../../platform/http/caller';
import { CheckStaff } from './check-staff.query';

@Controller('api/common')
export class CheckStaffEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Post('check-staff')
  @Access('user')
  async check(@SignedIn() caller: Caller) {
    const { isStaff, isAdmin, isSuper } = await this.queries.execute(new CheckStaff(caller.userId));
    return { is_staff: isStaff, is_admin: isAdmin, is_super: isSuper };
  }
}
