import { Controller, Post } from '@nestjs/common';
import { NOTHING_WRITTEN } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { decidedBy } from '#platform/command-handling/decided-by';
import { answer } from '#platform/http/answer';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { impersonationDecider } from '../domain/impersonation.decider';
import type { Stated } from '#events/accounts/stated-reason';

/** Ends an impersonation of the one who asks; repeating it has no effect. */
export class EndImpersonation extends ContextCommand<
  { readonly impersonationId: string; readonly impersonatorId: string } & Stated
> {}

export const EndImpersonationHandler = decidedBy(impersonationDecider, EndImpersonation, ({ request }) => [
  request.impersonationId,
  { type: 'EndImpersonation', impersonatorId: request.impersonatorId, statedReason: request.statedReason },
]);

@Controller('api/common')
export class EndImpersonationEndpoint extends CommandEndpoint {
  @Post('end-impersonation')
  @Operation({
    access: 'user',
    summary: 'Ends the impersonation whose access token is sent. Without one it has no effect.',
    answers: null,
    status: 204,
  })
  end(@SignedIn() { sessionId, impersonator }: Caller, @Context() context: Context) {
    if (impersonator === undefined) return answer({ result: null, written: NOTHING_WRITTEN }, { status: 204 });
    const ended = { impersonationId: sessionId, impersonatorId: impersonator.userId, statedReason: null };
    const command = new EndImpersonation(ended, context);
    return this.send(command, { status: 204 });
  }
}
