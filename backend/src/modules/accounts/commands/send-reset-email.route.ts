import { z } from 'zod';
import type { Browser } from '#events/accounts/user.events';
import type { CommandContext } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { accountsSettings } from '../accounts.settings';
import { emailAddressDecider } from '../domain/email-address.decider';
import { userDecider } from '../domain/user.decider';
import { emailField } from '../fields';
import { AccountKeys } from '../keys/account-keys';
import { passwordResetOf } from '../keys/password-reset';
import { requireLocalSignIn } from '../local-sign-in';
import { withMinimumDuration } from '../minimum-duration';
import { OutboxBrowsers } from '../outbox/outbox-browsers';

/** An unknown address is accepted without effect. */
const requestReset = async (
  { runner, keys }: { readonly runner: CommandRunner; readonly keys: AccountKeys },
  { email, browser }: { readonly email: string; readonly browser: Browser },
  context: CommandContext,
): Promise<void> => {
  const address = await runner.streams.stateOf(emailAddressDecider, keys.emailKey(email));
  if (address.status === 'free') return;
  const { reset } = passwordResetOf(address.userId, keys, context);
  await runner.run(userDecider, address.userId, { type: 'RequestPasswordReset', reset, browser }, context);
};

/** Responds the same whether or not the address is known, and without `X-Position`, which would reveal it. */
export const SendResetEmail = actionRoute({
  path: 'api/common/send-reset-email',
  access: 'public',
  rateLimit: { kind: 'mail', accountField: 'email' },
  summary: 'Mails a link to set a new password. The response is the same whether or not the address is known.',
  body: z.strictObject({ email: emailField }),
  uses: [CommandRunner, AccountKeys, OutboxBrowsers, accountsSettings.port],
  async act({ body: { email }, context, request, response }, runner, keys, browsers, settings) {
    requireLocalSignIn(settings);
    const browser = browsers.remember(request, response, context);
    await withMinimumDuration(requestReset({ runner, keys }, { email, browser }, context));
    return accepted(null);
  },
});
