import { Controller, Delete, Param } from '@nestjs/common';
import { askedByUser } from '#platform/command-handling/command-context';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { sessionDecider } from '../domain/session.decider';

/** Signs the one who asks out of one of their sessions; repeating it has no effect. Refused with NOT_FOUND. */
export class EndOwnSession extends ContextCommand<{ readonly sessionId: string }> {}

export const EndOwnSessionHandler = decidedBy(sessionDecider, EndOwnSession, ({ request, context }) => [
  request.sessionId,
  { type: 'EndOwnSession', by: askedByUser(context), statedReason: null },
]);

@Controller('api/common/sessions')
export class EndSessionEndpoint extends CommandEndpoint {
  @Delete(':id')
  @Operation({
    access: 'user',
    inPerson: 'sessions',
    summary: 'Signs the caller out of one of their sessions.',
    answers: null,
    status: 204,
  })
  end(@Param('id') sessionId: string, @Context() context: Context) {
    return this.send(new EndOwnSession({ sessionId }, context), { status: 204 });
  }
}
