import { Controller, Get, Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { Access } from '../../../../platform/http/access';
import { type Caller, SignedIn } from '../../../../platform/http/caller';
import { found } from '../../../../platform/http/problem';
import { GetUser, type UserView } from './get-user.query';

const userBody = ({ account, allowance }: UserView, publicUrl: string) => ({
  user_uid: account._id,
  username: account.email,
  slug: account._id,
  email: account.email,
  first_name: account.first_name,
  last_name: account.last_name,
  role: account.member_type,
  // Organisations, paid plans and personal feeds have no events yet: nobody has one.
  org_name: null,
  subscription_type: 'free',
  stripe_plan_active: false,
  rss_url: null,
  is_super: account.roles.includes('super'),
  referral_link: `${publicUrl}/register?ref=${account.referral_code}`,
  include_audio: account.include_audio,
  email_time: account.email_time,
  ...allowance,
});

@Controller('api/common')
export class GetUserEndpoint {
  constructor(
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('user')
  @Access('user')
  async user(@SignedIn() caller: Caller) {
    return userBody(found(await this.queries.execute(new GetUser(caller.userId))), this.config.publicUrl);
  }
}
