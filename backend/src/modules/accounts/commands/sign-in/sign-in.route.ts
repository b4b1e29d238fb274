import { z } from 'zod';
import { MEMBER_TYPES } from '#events/accounts/user.events';
import { isRefusal, refuse } from '#kernel/decider';
import type { CommandContext } from '#platform/command-handling/command-context';
import type { CommandOutcome } from '#platform/command-handling/command-outcome';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { SignInAttempts } from '#platform/http/access/sign-in-attempts';
import { actionRoute } from '#platform/http/routes/action-route';
import { accountsSettings } from '../../accounts.settings';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { INVALID_CREDENTIALS, WRONG_CREDENTIALS } from '../../domain/sign-in-refusals';
import { userDecider } from '../../domain/user.decider';
import { codeField, passwordField } from '../../fields';
import { GoogleCredentials } from '../../google/google-credentials';
import { AccountKeys } from '../../keys/account-keys';
import { requireLocalSignIn } from '../../local-sign-in';
import { SealedSignIns } from '../../oidc/sealed-sign-ins';
import { PasswordHasher } from '../../passwords/password-hasher';
import { SecondStep, type SignInRequested } from '../../second-factor/second-step';
import { deviceOf } from '../../sessions/device-of';
import type { TokenPair } from '../../sessions/session-opener';
import { tokensAnswer } from '../tokens.answer';
import { type SignInPorts, signInWithProvider } from './with-provider';

const missing = (path: string, message: string) => ({ code: 'custom' as const, path: [path], message });

/**
 * Either username and password, or the credential of a sign-in provider. All three link an account with the same address
 * to the identity there.
 */
const body = z
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
  });

/** User id that is read if there is no account, so that unknown addresses take the same steps. */
const NOBODY = '00000000-0000-8000-8000-000000000000';

interface PasswordSignIn extends SignInRequested {
  /** The email address. */
  readonly username: string;
  readonly password: string;
}

/**
 * Opens a session. Refused with INVALID_CREDENTIALS both for an unknown address and for a wrong password; once the password
 * was right, with SECOND_FACTOR_REQUIRED without a code where the account asks for one.
 */
const signInWithPassword = async (
  { runner, keys, hasher, secondStep }: SignInPorts,
  request: PasswordSignIn,
  context: CommandContext,
): Promise<CommandOutcome<TokenPair>> => {
  const address = await runner.streams.stateOf(emailAddressDecider, keys.emailKey(request.username));
  const user = await runner.streams.stateOf(userDecider, address.status === 'claimed' ? address.userId : NOBODY);
  const passwordHash = user.status === 'active' ? user.passwordHash : null;
  const matches = await hasher.matches(request.password, passwordHash);
  if (!matches || user.status !== 'active') return WRONG_CREDENTIALS;
  return secondStep.open(user, request, context);
};

const SIGN_IN_OVER = refuse(INVALID_CREDENTIALS, 'This sign-in has expired. Please start again.');

export const SignIn = actionRoute({
  path: 'api/common/sign-in',
  aliases: ['api/common/login', 'api/common/google-login'],
  access: 'public',
  rateLimit: { kind: 'sign-in', accountField: 'username' },
  summary: 'Starts a session, with a password or with a sign-in provider, which makes an account if there is none.',
  body,
  answers: tokensAnswer,
  uses: [
    CommandRunner,
    AccountKeys,
    PasswordHasher,
    SecondStep,
    GoogleCredentials,
    SealedSignIns,
    SignInAttempts,
    accountsSettings.port,
  ],
  async act({ body, context, request, response }, runner, keys, hasher, secondStep, google, oidc, attempts, settings) {
    const ports = { runner, keys, hasher, secondStep };
    const { username = '', password = '', otp = null, credential, provider } = body;
    const device = deviceOf(request.get('user-agent'));
    if (credential === undefined) {
      requireLocalSignIn(settings);
      const signedIn = await signInWithPassword(ports, { username, password, otp, device }, context);
      if (!isRefusal(signedIn)) await attempts.succeeded(request, response, username);
      return signedIn;
    }
    const person = provider === 'oidc' ? oidc.openProven(credential)?.person : await google.personOf(credential);
    if (person === undefined) return SIGN_IN_OVER;
    const signIn = {
      person,
      proof: body.password === undefined ? null : { username, password },
      otp,
      device,
      memberType: body.member_type ?? 'coordinator',
      referralCode: body.referral_code ?? null,
      grant: body.grant ?? null,
    } as const;
    const signedIn = await signInWithProvider(ports, signIn, context);
    // The browser is remembered for an address that the provider has confirmed.
    if (!isRefusal(signedIn) && person.verifiedEmail !== null)
      await attempts.succeeded(request, response, person.verifiedEmail);
    return signedIn;
  },
  answer: (_asked, tokens) => tokens,
});
