import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { requiredText, typed } from '#platform/http/required-text';
import { Impersonate } from './impersonate.command';

class ImpersonateBody extends createZodDto(
  z.strictObject({
    user_uid: requiredText('Please enter a user id', 100),
    reason: typed.max(500, 'At most 500 characters').nullish(),
  }),
) {}

const impersonationAnswer = z.strictObject({
  access: z.string().describe('Valid for an hour.'),
  refresh: z.null().describe('An impersonation cannot be prolonged.'),
  impersonating: z.strictObject({ user_uid: z.string(), email: z.string() }),
});

@Controller('api/common')
export class ImpersonateEndpoint extends CommandEndpoint {
  @Post('impersonate')
  @Operation({
    access: 'super',
    inPerson: 'impersonating',
    sensitive: true,
    summary: 'Gives an access token of another user, who sees this in their account. For an hour, not of staff.',
    answers: impersonationAnswer,
  })
  impersonate(@Body() { user_uid, reason }: ImpersonateBody, @Context() context: Context) {
    return this.send(new Impersonate({ userId: user_uid, reason: reason || null }, context), {
      body: ({ access, userId, email }) => ({ access, refresh: null, impersonating: { user_uid: userId, email } }),
    });
  }
}
