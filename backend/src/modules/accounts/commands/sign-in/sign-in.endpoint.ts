import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { CommandContext } from '#platform/command-handling/command-context';
import { Access } from '#platform/http/access';
import { answer } from '#platform/http/answer';
import { Answers } from '#platform/http/answers';
import { Context } from '#platform/http/context';
import { Problem } from '#platform/http/problem';
import { RateLimit } from '#platform/http/rate-limit';
import { passwordField } from '../../fields';
import { tokensAnswer } from '../tokens.answer';
import { SignIn } from './sign-in.command';

const missing = (path: string, message: string) => ({ code: 'custom' as const, path: [path], message });

/** Either username and password, or the credential of a Google sign-in. */
class SignInBody extends createZodDto(
  z
    .strictObject({
      username: z.string().max(320).optional(),
      password: passwordField.optional(),
      credential: z.string().max(10_000).optional(),
      /** A referral counts when somebody registers; at sign-in it is taken and passed over. */
      referral_code: z.string().max(100).nullish(),
    })
    .superRefine((body, context) => {
      if (body.credential !== undefined) return;
      if (!body.username) context.addIssue(missing('username', 'Please enter your email'));
      if (!body.password) context.addIssue(missing('password', 'Please enter your password'));
    }),
) {}

@Controller('api/common')
export class SignInEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Post('sign-in')
  @Access('public')
  @Answers(tokensAnswer)
  @RateLimit('sign-in', 'username')
  async signIn(@Body() body: SignInBody, @Context() context: CommandContext) {
    const { username = '', password = '', credential } = body;
    if (credential !== undefined) throw new Problem('INVALID', 'Signing in with Google is not set up here.');
    return answer(await this.commands.execute(new SignIn({ username, password }, context)), {
      body: ({ access, refresh }) => ({ access, refresh }),
    });
  }
}
