import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal } from '../../../../kernel/decider';
import { DeciderRunner } from '../../../../platform/command-handling/decider-runner';
import { BEGINNING } from '../../../../platform/event-store/event-store';
import { actingAs, readSession } from '../../account-streams';
import { sessionDecider, sessionStream } from '../../domain/session.decider';
import { hashOfToken, sessionOfRefreshToken } from '../../keys/account-keys';
import { SignOut } from './sign-out.command';

const NOTHING_TO_END = { result: {}, position: BEGINNING };

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ refresh, context }: SignOut) {
    const sessionId = sessionOfRefreshToken(refresh);
    const session = sessionId === null ? null : await readSession(this.runner, sessionId);
    if (sessionId === null || session?.status !== 'live') return NOTHING_TO_END;
    const ended = await this.runner.run(
      sessionDecider,
      sessionStream(sessionId),
      { type: 'SignOut', presentedHash: hashOfToken(refresh) },
      actingAs(session.userId, context),
    );
    return isRefusal(ended) ? ended : { result: {}, position: ended.position };
  }
}
