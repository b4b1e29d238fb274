import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { entityId } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { actionRoute } from '#platform/http/routes/action-route';
import { NO_ACCOUNT, userDecider } from '../../domain/user.decider';
import { SecondFactors } from '../../second-factor/second-factors';

/** Begins to set up a second factor for the user who asks. Refused with CONFLICT if one is on. */
export const OfferSecondFactor = actionRoute({
  path: 'api/common/second-factor',
  access: 'user',
  inPerson: 'the second factor',
  summary: 'Begins to set up a second factor (TOTP). It counts once `confirm` has taken a first code.',
  answers: z
    .strictObject({
      otpauth_url: z.string().describe('For the QR code that authenticator apps scan.'),
      secret: z.string().describe('The same for typing, in base32.'),
      recovery_codes: z.array(z.string()).describe('Ten codes; each signs in once in place of a code of the app.'),
    })
    .meta({ id: 'SecondFactorKit' }),
  uses: [CommandRunner, SecondFactors],
  async act({ caller: { userId }, context }, runner, factors) {
    const user = await runner.streams.stateOf(userDecider, userId);
    const factorId = entityId(context, 'second-factor');
    const made = user.status === 'active' ? await factors.made(user, factorId) : null;
    if (made === null) return NO_ACCOUNT;
    const { recoveryHashes, ...kit } = made;
    const offer = { type: 'OfferSecondFactor', factorId, recoveryHashes } as const;
    const offered = await runner.run(userDecider, userId, offer, context);
    return isRefusal(offered) ? offered : accepted(kit, offered);
  },
  answer: (_asked, { otpauthUrl, secret, recoveryCodes }) => ({
    otpauth_url: otpauthUrl,
    secret,
    recovery_codes: recoveryCodes,
  }),
});
