import { Controller, Post } from '@nestjs/common';
import { z } from 'zod';
import { type Caller, SignedIn } from '#platform/http/caller';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { SignOutElsewhere } from './sign-out-elsewhere.command';

const signedOutAnswer = z.strictObject({ ended: z.int().describe('How many sessions were ended.') });

@Controller('api/common')
export class SignOutElsewhereEndpoint extends CommandEndpoint {
  @Post('sign-out-elsewhere')
  @Operation({
    access: 'user',
    inPerson: 'sessions',
    summary: 'Ends all sessions of the caller but this one.',
    answers: signedOutAnswer,
  })
  // The guard refuses API tokens, which have no session.
  signOut(@SignedIn() { userId, sessionId = '' }: Caller, @Context() context: Context) {
    return this.send(new SignOutElsewhere({ userId, sessionId, statedReason: null }, context), {
      body: (ended) => ({ ended }),
    });
  }
}
