import { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { actionRoute } from '#platform/http/routes/action-route';
import { SignOutElsewhere } from './sign-out-elsewhere.command';

export const SignOutElsewhereRoute = actionRoute({
  path: 'api/common/sign-out-elsewhere',
  access: 'user',
  inPerson: 'sessions',
  summary: 'Ends all sessions of the caller but this one.',
  answers: z.strictObject({ ended: z.int().describe('How many sessions were ended.') }),
  uses: [CommandBus],
  // The guard refuses API tokens, which have no session.
  act: ({ caller: { userId, sessionId = '' }, context }, commands) =>
    commands.execute(new SignOutElsewhere({ userId, sessionId, statedReason: null }, context)),
  answer: (_asked, ended) => ({ ended }),
});
