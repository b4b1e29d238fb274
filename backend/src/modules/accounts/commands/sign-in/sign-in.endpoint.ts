import { Body, Controller, Post } from '@nestjs/common';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { CommandEndpoint } from '#platform/http/command-endpoint';
import { Context } from '#platform/http/context';
import { Operation } from '#platform/http/operation';
import { Problem } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { codeField, passwordField } from '../../fields';
import { tokensAnswer } from '../tokens.answer';
import { SignIn } from './sign-in.command';

const missing = (path: string, message: string) => ({ code: 'custom' as const, path: [path], message });

/** Either username and password, or the credential of a Google sign-in. */
class SignInBody extends createZodDto(
  z
    .strictObject({
      username: z.string().max(320).optional(),
      password: passwordField.optional(),
      otp: codeField
        .optional()
        .describe('A code of the second factor or a recovery code, where the account asks for it.'),
      credential: z.string().max(10_000).optional(),
      /** Referrals count at registration; here the code is accepted and ignored. */
      referral_code: z.string().max(100).nullish(),
    })
    .superRefine((body, context) => {
      if (body.credential !== undefined) return;
      if (!body.username) context.addIssue(missing('username', 'Please enter your email'));
      if (!body.password) context.addIssue(missing('password', 'Please enter your password'));
    }),
) {}

@Controller('api/common')
export class SignInEndpoint extends CommandEndpoint {
  @Post('sign-in')
  @Operation({ access: 'public', summary: 'Starts a session.', answers: tokensAnswer })
  @RateLimit('sign-in', 'username')
  signIn(@Body() body: SignInBody, @Context() context: Context) {
    const { username = '', password = '', otp = null, credential } = body;
    if (credential !== undefined) throw new Problem('INVALID', 'Signing in with Google is not set up here.');
    return this.send(new SignIn({ username, password, otp }, context), {
      body: ({ access, refresh }) => ({ access, refresh }),
    });
  }
}
