import { FeedAddresses } from '#modules/feeds/published';
import { Controller, Get, Inject } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { CONFIG, type Config } from '#platform/config/config';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { Operation } from '#platform/http/operation';
import { found } from '#platform/http/problem';
import { GetUser, type UserView } from './get-user.query';

const userAnswer = z
  .strictObject({
    user_uid: z.string(),
    username: z.string(),
    slug: z.string(),
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    role: z.enum(['coordinator', 'legislation']),
    org_name: z.string().nullable(),
    subscription_type: z.string(),
    stripe_plan_active: z.boolean(),
    rss_url: z.string(),
    is_super: z.boolean(),
    referral_link: z.string(),
    include_audio: z.boolean(),
    has_password: z.boolean().describe('False for accounts that Google signs in: those confirm by their address.'),
    has_google: z.boolean().describe('Whether a Google account opens this one.'),
    introduction: z
      .enum(['new', 'ended', 'restarted'])
      .describe('For new users; `restarted` when they asked to see it again.'),
    email_time: z.string().describe('When the daily mail is sent today, HH:MM UTC.'),
    timezone: z.string().nullable().describe('An IANA name; null until it is set.'),
    recovery_codes_left: z.int().nullable().describe('Of the second factor; null while none is on.'),
    activated_at: timeAnswer,
    tracker_count: z.int(),
    day_tracker_count: z.int(),
    total_tracker_limit: z.int(),
    day_tracker_limit: z.int(),
  })
  .meta({ id: 'User', description: 'The signed-in user, with the usage and limits of their plan.' });

const userBody = (
  { account, emailTime, allowance }: UserView,
  publicUrl: string,
  rssUrl: string,
): ViewOf<typeof userAnswer> => ({
  user_uid: account._id,
  username: account.email,
  slug: account._id,
  email: account.email,
  first_name: account.first_name,
  last_name: account.last_name,
  role: account.member_type,
  // Organisations and paid plans have no events yet.
  org_name: null,
  subscription_type: 'free',
  stripe_plan_active: false,
  rss_url: rssUrl,
  is_super: account.roles.includes('super'),
  referral_link: `${publicUrl}/register?ref=${account.referral_code}`,
  include_audio: account.include_audio,
  has_password: account.has_password,
  has_google: account.has_google,
  introduction: account.introduction,
  email_time: emailTime,
  timezone: account.timezone,
  recovery_codes_left: account.recovery_codes_left,
  activated_at: account.activated_at,
  ...allowance,
});

@Controller('api/common')
export class GetUserEndpoint {
  constructor(
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
    private readonly feeds: FeedAddresses,
  ) {}

  @Get('user')
  @Operation({
    access: 'user',
    summary: 'The signed-in user, with the usage and limits of their plan.',
    answers: userAnswer,
  })
  async user(@SignedIn() caller: Caller) {
    const user = found(await this.queries.execute(new GetUser(caller.userId)));
    const rssUrl = await this.feeds.addressOf({ kind: 'user', id: caller.userId });
    return userBody(user, this.config.publicUrl, rssUrl);
  }
}
