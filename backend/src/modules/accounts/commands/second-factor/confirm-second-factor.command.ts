import { Body, Controller, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { WRONG_CODE } from '../../domain/second-factor';
import { sessionDecider } from '../../domain/session.decider';
import { NO_ACCOUNT, userDecider } from '../../domain/user.decider';
import { codeField } from '../../fields';
import { SecondFactors } from '../../second-factor/second-factors';

export interface FirstCode {
  readonly code: string;
  /** In which the code also proves the factor. */
  readonly sessionId: string;
}

/** Turns the second factor of the one who asks on with a first code. Refused with INVALID for a wrong one. */
export class ConfirmSecondFactor extends ContextCommand<FirstCode> {}

@CommandHandler(ConfirmSecondFactor)
export class ConfirmSecondFactorHandler implements ICommandHandler<ConfirmSecondFactor> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ request: { code, sessionId }, context }: ConfirmSecondFactor): Promise<CommandOutcome> {
    const userId = askedByUser(context);
    const user = await this.runner.stateOf(userDecider, userId);
    if (user.status !== 'active') return NO_ACCOUNT;
    const at = await this.runner.timeOf(userDecider, userId, 'EnableSecondFactor', context);
    const proof = await this.factors.proofOf(user, code, at);
    if (proof === null) return WRONG_CODE;
    const enabled = await this.runner.run(userDecider, userId, { type: 'EnableSecondFactor', proof }, context);
    if (isRefusal(enabled)) return enabled;
    const prove = { type: 'ProveSecondFactor', now: context.now } as const;
    const proven = await this.runner.run(sessionDecider, sessionId, prove, context);
    return isRefusal(proven) ? accepted(null, enabled) : accepted(null, enabled, proven);
  }
}

class FirstCodeBody extends createZodDto(z.strictObject({ code: codeField })) {}

@Controller('api/common/second-factor')
export class ConfirmSecondFactorEndpoint extends CommandEndpoint {
  @Post('confirm')
  @Operation({
    access: 'user',
    inPerson: 'the second factor',
    summary: 'Turns the second factor on with a first code of the authenticator app.',
    answers: z.strictObject({ enabled: z.literal(true) }),
  })
  @RateLimit('sign-in', 'code')
  confirm(
    @Body() { code }: FirstCodeBody,
    // The guard refuses API tokens, which have no session.
    @SignedIn() { sessionId = '' }: Caller,
    @Context() context: Context,
  ) {
    return this.send(new ConfirmSecondFactor({ code, sessionId }, context), {
      body: () => ({ enabled: true as const }),
    });
  }
}
