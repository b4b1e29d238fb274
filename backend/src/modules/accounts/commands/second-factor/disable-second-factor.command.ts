import { Body, Controller, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isRefusal, refuse } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { WRONG_CODE } from '../../domain/second-factor';
import { NO_ACCOUNT, userDecider } from '../../domain/user.decider';
import { codeField, passwordField } from '../../fields';
import { PasswordHasher } from '../../passwords/password-hasher';
import { SecondFactors } from '../../second-factor/second-factors';

export interface PasswordAndCode {
  readonly password: string;
  readonly code: string;
}

/** Turns the second factor of the one who asks off. Refused with INVALID for a wrong password or code. */
export class DisableSecondFactor extends ContextCommand<PasswordAndCode> {}

const WRONG = 'The password is wrong.';
const WRONG_PASSWORD = refuse('INVALID', WRONG, [{ path: 'password', message: WRONG }]);

@CommandHandler(DisableSecondFactor)
export class DisableSecondFactorHandler implements ICommandHandler<DisableSecondFactor> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly hasher: PasswordHasher,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ request: { password, code }, context }: DisableSecondFactor): Promise<CommandOutcome> {
    const userId = askedByUser(context);
    const user = await this.runner.stateOf(userDecider, userId);
    if (user.status !== 'active') return NO_ACCOUNT;
    // A command repeated after a crash has already turned it off.
    if (await this.runner.knows(userDecider, userId, 'DisableSecondFactor', context)) return accepted(null);
    if (!(await this.hasher.matches(password, user.passwordHash))) return WRONG_PASSWORD;
    const proof = await this.factors.proofOf(user, code, context.now);
    if (proof === null) return WRONG_CODE;
    const disabled = await this.runner.run(userDecider, userId, { type: 'DisableSecondFactor', proof }, context);
    return isRefusal(disabled) ? disabled : accepted(null, disabled);
  }
}

class PasswordAndCodeBody extends createZodDto(z.strictObject({ password: passwordField, code: codeField })) {}

@Controller('api/common/second-factor')
export class DisableSecondFactorEndpoint extends CommandEndpoint {
  @Post('disable')
  @Operation({
    access: 'user',
    inPerson: 'the second factor',
    summary: 'Turns the second factor off. Takes the password, and a code of the app or a recovery code.',
    answers: z.strictObject({ enabled: z.literal(false) }),
  })
  @RateLimit('sign-in', 'code')
  disable(@Body() body: PasswordAndCodeBody, @Context() context: Context) {
    return this.send(new DisableSecondFactor(body, context), { body: () => ({ enabled: false as const }) });
  }
}
