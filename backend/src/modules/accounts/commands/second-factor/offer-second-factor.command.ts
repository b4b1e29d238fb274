import { Controller, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { askedByUser, entityId } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { NO_ACCOUNT, userDecider } from '../../domain/user.decider';
import type { SecondFactorKit } from '../../second-factor/second-factor-keys';
import { SecondFactors } from '../../second-factor/second-factors';

/** Begins to set up a second factor of the one who asks. Refused with CONFLICT if one is on. */
export class OfferSecondFactor extends ContextCommand<null, SecondFactorKit> {}

@CommandHandler(OfferSecondFactor)
export class OfferSecondFactorHandler implements ICommandHandler<OfferSecondFactor> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ context }: OfferSecondFactor): Promise<CommandOutcome<SecondFactorKit>> {
    const userId = askedByUser(context);
    const user = await this.runner.stateOf(userDecider, userId);
    const factorId = entityId(context, 'second-factor');
    const made = user.status === 'active' ? await this.factors.made(user, factorId) : null;
    if (made === null) return NO_ACCOUNT;
    const { recoveryHashes, ...kit } = made;
    const offer = { type: 'OfferSecondFactor', factorId, recoveryHashes } as const;
    const offered = await this.runner.run(userDecider, userId, offer, context);
    return isRefusal(offered) ? offered : accepted(kit, offered);
  }
}

const kitAnswer = z
  .strictObject({
    otpauth_url: z.string().describe('For the QR code that authenticator apps scan.'),
    secret: z.string().describe('The same for typing, in base32.'),
    recovery_codes: z.array(z.string()).describe('Ten codes; each signs in once in place of a code of the app.'),
  })
  .meta({ id: 'SecondFactorKit' });

@Controller('api/common/second-factor')
export class OfferSecondFactorEndpoint extends CommandEndpoint {
  @Post()
  @Operation({
    access: 'user',
    inPerson: 'the second factor',
    summary: 'Begins to set up a second factor (TOTP). It counts once `confirm` has taken a first code.',
    answers: kitAnswer,
  })
  offer(@Context() context: Context) {
    return this.send(new OfferSecondFactor(null, context), {
      body: ({ otpauthUrl, secret, recoveryCodes }) => ({
        otpauth_url: otpauthUrl,
        secret,
        recovery_codes: [...recoveryCodes],
      }),
    });
  }
}
