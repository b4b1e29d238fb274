import { z } from 'zod';
import { OutboxBrowsers } from '#modules/accounts/published';
import { commandRoute } from '#platform/http/routes/command-route';
import { referralDecider } from '../domain/referral.decider';

const NO_ADDRESS = 'Please enter a valid email';

const email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .min(6, NO_ADDRESS)
  .max(254, NO_ADDRESS)
  .pipe(z.email(NO_ADDRESS))
  .refine((address) => address.lastIndexOf('@') <= 64, NO_ADDRESS);

/** Invites an address. It is not looked up, so the response does not reveal whether it has an account. */
export const Refer = commandRoute({
  path: 'api/common/refer',
  access: 'user',
  inPerson: 'Invitations',
  rateLimit: { kind: 'mail' },
  summary: 'Mails an invitation with the caller’s referral link. The same address at most three times.',
  body: z.strictObject({ email }),
  uses: [OutboxBrowsers],
  decider: referralDecider,
  decide({ body, caller: { userId }, context, request, response }, browsers) {
    const browser = browsers.remember(request, response, context);
    return [userId, { type: 'Invite', userId, email: body.email, browser }];
  },
});
