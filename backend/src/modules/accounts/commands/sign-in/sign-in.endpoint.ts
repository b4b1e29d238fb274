import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { Device } from '#events/accounts/session.events';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { isRefusal } from '#kernel/decider';
import { commandAnswer } from '#platform/http/answers/command-answer';
import { Context } from '#platform/http/requests/context';
import { Operation } from '#platform/http/routes/operation';
import { Problem } from '#platform/http/answers/problem';
import { RateLimit } from '#platform/http/limits/rate-limit';
import { SignInAttempts } from '#platform/http/access/sign-in-attempts';
import { type AccountsSettings, accountsSettings } from '../../accounts.settings';
import { codeField, passwordField } from '../../fields';
import { GoogleCredentials } from '../../google/google-credentials';
import { requireLocalSignIn } from '../../local-sign-in';
import { INVALID_CREDENTIALS } from '../../domain/sign-in-refusals';
import { SealedSignIns } from '../../oidc/sealed-sign-ins';
import type { ProviderPerson } from '../../providers/provider-person';
import { deviceOf } from '../../sessions/device-of';
import { SignInWithProvider } from '../sign-in-with-provider/sign-in-with-provider.command';
import { tokensAnswer } from '../tokens.answer';
import { SignIn } from './sign-in.command';

const missing = (path: string, message: string) => ({ code: 'custom' as const, path: [path], message });

/**
 * Either username and password, or the credential of a sign-in provider. All three link an account with the same address
 * to the identity there.
 */
class SignInBody extends createZodDto(
  z
    .strictObject({
      username: z.string().max(320).optional(),
      password: passwordField.optional(),
      otp: codeField
        .optional()
        .describe('A code of the second factor or a recovery code, where the account asks for it.'),
      credential: z.string().max(10_000).optional(),
      provider: z
        .enum(['google', 'oidc'])
        .optional()
        .describe('Whose credential it is: Google’s unless it says `oidc`, which `oidc/credential` gave.'),
      /** Referrals count at registration, so for a new account; otherwise the code is ignored, and so are these two. */
      referral_code: z.string().max(100).nullish(),
      grant: z.string().max(200).nullish(),
      member_type: z.enum(MEMBER_TYPES).nullish(),
    })
    .superRefine((body, context) => {
      if (body.credential !== undefined && body.username === undefined && body.password === undefined) return;
      if (!body.username) context.addIssue(missing('username', 'Please enter your email'));
      if (!body.password) context.addIssue(missing('password', 'Please enter your password'));
    }),
) {}

interface SignInAttempt {
  readonly command: SignIn | SignInWithProvider;
  /** Whose browser is remembered if it succeeds; null if the provider has confirmed no address. */
  readonly account: string | null;
}

@Controller('api/common')
export class SignInEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly google: GoogleCredentials,
    private readonly oidc: SealedSignIns,
    private readonly attempts: SignInAttempts,
    @Inject(accountsSettings.port) private readonly settings: AccountsSettings,
  ) {}

  @Post(['sign-in', 'login', 'google-login'])
  @Operation({
    access: 'public',
    summary: 'Starts a session, with a password or with a sign-in provider, which makes an account if there is none.',
    answers: tokensAnswer,
  })
  @RateLimit('sign-in', { accountField: 'username' })
  async signIn(
    @Body() body: SignInBody,
    @Context() context: Context,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { command, account } = await this.attemptOf(body, deviceOf(request.get('user-agent')), context);
    const sent = commandAnswer(await this.commands.execute(command), {
      body: ({ access, refresh }) => ({ access, refresh }),
    });
    if (!isRefusal(sent.outcome) && account !== null) await this.attempts.succeeded(request, response, account);
    return sent;
  }

  private async attemptOf(body: SignInBody, device: Device, context: Context): Promise<SignInAttempt> {
    const { username = '', password = '', otp = null, credential, provider } = body;
    if (credential === undefined) {
      requireLocalSignIn(this.settings);
      return { command: new SignIn({ username, password, otp, device }, context), account: username };
    }
    const person = provider === 'oidc' ? this.personAt(credential) : await this.google.personOf(credential);
    const command = new SignInWithProvider(
      {
        person,
        proof: body.password === undefined ? null : { username, password },
        otp,
        device,
        memberType: body.member_type ?? 'coordinator',
        referralCode: body.referral_code ?? null,
        grant: body.grant ?? null,
      },
      context,
    );
    return { command, account: person.verifiedEmail };
  }

  /** The person whom the OpenID Connect provider confirmed. */
  private personAt(credential: string): ProviderPerson {
    const proven = this.oidc.openProven(credential);
    if (proven === null) throw new Problem(INVALID_CREDENTIALS, 'This sign-in is over. Please begin again.');
    return proven.person;
  }
}
