import { z } from 'zod';
import { type Browser, MEMBER_TYPES } from '#events/accounts/user.events';
import { isRefusal } from '#kernel/decider';
import { acceptDraft } from '#modules/trackers/published';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { accountsSettings } from '../../accounts.settings';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { VERIFICATION_LIFETIME_MS } from '../../domain/link';
import { type Registration, userDecider } from '../../domain/user.decider';
import { emailField } from '../../fields';
import { AccountKeys } from '../../keys/account-keys';
import { requireLocalSignIn } from '../../local-sign-in';
import { withMinimumDuration } from '../../minimum-duration';
import { OutboxBrowsers } from '../../outbox/outbox-browsers';
import { keepDraft, pendingTrackerBody } from './pending-tracker';

const body = z.strictObject({
  email: emailField,
  pending_tracker: pendingTrackerBody.nullish(),
  referral_code: z.string().max(100).nullish(),
  /** The setup link's token goes here. */
  grant: z.string().max(200).nullish(),
  member_type: z.enum(MEMBER_TYPES).nullish(),
});

type Sent = z.output<typeof body>;

interface Ports {
  readonly runner: CommandRunner;
  readonly keys: AccountKeys;
}

/** Each request is a separate registration, so that no one can interfere with another person's. */
const registrationOf = (
  { email, pending_tracker: pendingTracker, referral_code, grant, member_type }: Sent,
  browser: Browser,
  keys: AccountKeys,
  context: CommandContext,
): Registration => {
  const userId = entityId(context, 'user');
  const linkId = entityId(context, 'link');
  const asAdministrator = grant != null && keys.isSetupToken(grant);
  return {
    userId,
    email,
    memberType: member_type ?? 'coordinator',
    referralCode: referral_code ?? null,
    grant: asAdministrator ? null : (grant ?? null),
    pendingTracker: pendingTracker == null ? null : keepDraft(pendingTracker),
    verification: {
      linkId,
      tokenHash: keys.linkToken('verify', userId, linkId).hash,
      expiresAt: new Date(context.now.getTime() + VERIFICATION_LIFETIME_MS).toISOString(),
    },
    asAdministrator,
    browser,
  };
};

/** An address that has an account is only told so. Refused with INVALID if the pending tracker is invalid. */
const register = async ({ runner, keys }: Ports, sent: Sent, browser: Browser, context: CommandContext) => {
  const settings = sent.pending_tracker == null ? null : acceptDraft(sent.pending_tracker, { asStaff: false });
  if (isRefusal(settings)) return settings;
  const address = await runner.streams.stateOf(emailAddressDecider, keys.emailKey(sent.email));
  if (address.status === 'claimed') {
    // Without effect if the account is only partly created or erased, which the answer does not reveal.
    await runner.run(userDecider, address.userId, { type: 'RepeatRegistration', browser }, context);
    return accepted(null);
  }
  const registration = registrationOf(sent, browser, keys, context);
  return runner.run(userDecider, registration.userId, { type: 'Register', registration }, context);
};

/** Responds the same whether or not the address is known, and without `X-Position`, which would reveal it. */
export const SendVerifyEmail = actionRoute({
  path: 'api/common/send-verify-email',
  access: 'public',
  rateLimit: { kind: 'mail', accountField: 'email' },
  summary: 'Registers: mails an activation link. The response is the same whether or not the address is known.',
  body,
  uses: [CommandRunner, AccountKeys, OutboxBrowsers, accountsSettings.port],
  async act({ body: sent, context, request, response }, runner, keys, browsers, settings) {
    requireLocalSignIn(settings);
    const browser = browsers.remember(request, response, context);
    const registered = await withMinimumDuration(register({ runner, keys }, sent, browser, context));
    return isRefusal(registered) ? registered : accepted(null);
  },
});
