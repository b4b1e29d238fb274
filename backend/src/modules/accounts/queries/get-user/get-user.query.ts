import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { type Refusal, isRefusal, refuse } from '#kernel/decider';
import { type PlanOfUser, readPlanOfUser } from '#modules/billing/published';
import { FeedAddresses } from '#modules/syndication/published';
import { type Plans, trackersSettings } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { CONFIG } from '#platform/config/config';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { type AccountDocument, accounts } from '#projections/accounts/accounts/accounts.projection';
import { type AccountsSettings, accountsSettings } from '../../accounts.settings';
import { dailyTimeOf } from '../../daily-time-of';
import { dailyTimeOn } from '../../domain/email-time';
import { type AllowanceOfUser, allowanceOf } from './allowance-of';

interface UserView {
  readonly account: AccountDocument & { readonly email: string; readonly activated_at: string };
  /** Time at which the daily mail is sent today, HH:MM UTC. */
  readonly emailTime: string;
  readonly allowance: AllowanceOfUser;
  readonly plan: PlanOfUser;
}

/** A user who is no longer active is refused with AUTH_REQUIRED. */
export const activeUser = async (
  userId: string,
  reads: Pick<ReadStore, 'get'>,
  plans: Plans,
  now: Date,
): Promise<UserView | Refusal> => {
  const account = await reads.get(accounts, userId);
  // An account without an address was just erased, which the read model does not show yet.
  const email = account?.email ?? null;
  const activatedAt = account?.activated_at ?? null;
  if (account?.status !== 'active' || email === null || activatedAt === null)
    return refuse('AUTH_REQUIRED', 'Please sign in.');
  const [allowance, plan] = await Promise.all([allowanceOf(reads, plans, userId), readPlanOfUser(reads, userId)]);
  const emailTime = dailyTimeOn(dailyTimeOf(account), now);
  return { emailTime, account: { ...account, email, activated_at: activatedAt }, allowance, plan };
};

const userAnswer = z
  .strictObject({
    user_uid: z.string(),
    username: z.string(),
    slug: z.string(),
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    role: z.enum(MEMBER_TYPES),
    org_name: z.string().nullable().describe('The organisation whose invite the account was made with.'),
    subscription_type: z.string().describe('The plan that is paid for, a key of PLANS; else `free`.'),
    stripe_plan_active: z.boolean(),
    payment_due: z.boolean().describe('The last payment failed: the limits of the free plan apply until one succeeds.'),
    rss_url: z.string(),
    is_super: z.boolean(),
    referral_link: z.string(),
    include_audio: z.boolean(),
    has_password: z
      .boolean()
      .describe('False for accounts that only a provider signs in: those confirm by their address.'),
    has_google: z.boolean().describe('Whether a Google account opens this one.'),
    has_oidc: z.boolean().describe('Whether an account at the OpenID Connect provider opens this one.'),
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
  { account, emailTime, allowance, plan }: UserView,
  publicUrl: string,
  rssUrl: string,
  { oidc }: AccountsSettings,
): ViewOf<typeof userAnswer> => ({
  user_uid: account._id,
  username: account.email,
  slug: account._id,
  email: account.email,
  first_name: account.first_name,
  last_name: account.last_name,
  role: account.member_type,
  org_name: account.org_name,
  subscription_type: plan.tier,
  stripe_plan_active: plan.isPaid,
  payment_due: plan.isPaymentDue,
  rss_url: rssUrl,
  is_super: account.roles.includes('super'),
  referral_link: `${publicUrl}/register?ref=${account.referral_code}`,
  include_audio: account.include_audio,
  has_password: account.has_password,
  has_google: account.has_google,
  has_oidc: oidc !== undefined && account.oidc_issuer === oidc.issuer,
  introduction: account.introduction,
  email_time: emailTime,
  timezone: account.timezone,
  recovery_codes_left: account.recovery_codes_left,
  activated_at: account.activated_at,
  ...allowance,
});

export const GetUser = readRoute({
  path: 'api/common/user',
  access: 'user',
  summary: 'The signed-in user, with the usage and limits of their plan.',
  answers: userAnswer,
  uses: [READ_STORE, CONFIG, trackersSettings.port, CLOCK, FeedAddresses, accountsSettings.port],
  async read({ caller: { userId } }, reads, { publicUrl }, plans, clock, feeds, settings) {
    const user = await activeUser(userId, reads, plans, clock.now());
    if (isRefusal(user)) return user;
    return userBody(user, publicUrl, await feeds.addressOf({ kind: 'user', id: userId }), settings);
  },
});
