import { Body, Controller, Post } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { isRefusal } from '#kernel/decider';
import { askedByUser } from '#platform/command-handling/command-context';
import { accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { timeAnswer } from '#platform/http/answers';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { RateLimit } from '#platform/http/rate-limit';
import { PROOF_LIFETIME_MS, WRONG_CODE } from '../../domain/second-factor';
import { sessionDecider } from '../../domain/session.decider';
import { NO_ACCOUNT, userDecider } from '../../domain/user.decider';
import { codeField } from '../../fields';
import { SecondFactors } from '../../second-factor/second-factors';

export interface CodeInSession {
  readonly code: string;
  readonly sessionId: string;
}

export interface ProvenSecondFactor {
  /** ISO 8601 UTC. */
  readonly provenUntil: string;
}

/** Proves the second factor in a session, for sensitive commands. Refused with INVALID for a wrong code. */
export class ProveSecondFactor extends ContextCommand<CodeInSession, ProvenSecondFactor> {}

@CommandHandler(ProveSecondFactor)
export class ProveSecondFactorHandler implements ICommandHandler<ProveSecondFactor> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly factors: SecondFactors,
  ) {}

  async execute({ request: { code, sessionId }, context }: ProveSecondFactor) {
    const userId = askedByUser(context);
    const user = await this.runner.stateOf(userDecider, userId);
    if (user.status !== 'active') return NO_ACCOUNT;
    const at = await this.runner.timeOf(userDecider, userId, 'UseSecondFactor', context);
    const proof = await this.factors.proofOf(user, code, at);
    if (proof === null) return WRONG_CODE;
    const used = await this.runner.run(userDecider, userId, { type: 'UseSecondFactor', proof }, context);
    if (isRefusal(used)) return used;
    const prove = { type: 'ProveSecondFactor', now: context.now } as const;
    const proven = await this.runner.run(sessionDecider, sessionId, prove, context);
    if (isRefusal(proven)) return proven;
    const provenAt = await this.runner.timeOf(sessionDecider, sessionId, 'ProveSecondFactor', context);
    return accepted({ provenUntil: new Date(provenAt.getTime() + PROOF_LIFETIME_MS).toISOString() }, used, proven);
  }
}

class CodeBody extends createZodDto(z.strictObject({ code: codeField })) {}

@Controller('api/common/second-factor')
export class ProveSecondFactorEndpoint extends CommandEndpoint {
  @Post('prove')
  @Operation({
    access: 'user',
    inPerson: 'the second factor',
    summary: 'Proves the second factor in this session, for commands that answer `STEP_UP_REQUIRED`.',
    answers: z.strictObject({ proven_until: timeAnswer }),
  })
  @RateLimit('sign-in', 'code')
  prove(
    @Body() { code }: CodeBody,
    // The guard refuses API tokens, which have no session.
    @SignedIn() { sessionId = '' }: Caller,
    @Context() context: Context,
  ) {
    return this.send(new ProveSecondFactor({ code, sessionId }, context), {
      body: ({ provenUntil }) => ({ proven_until: provenUntil }),
    });
  }
}
