import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import { ContextCommand } from '#platform/command-handling/context-command';
import { DeciderRunner } from '#platform/command-handling/decider-runner';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { identityDecider } from '../../domain/identity.decider';
import { type Registration, userDecider } from '../../domain/user.decider';
import type { GoogleIdentity, MemberType } from '#events/accounts/user.events';
import type { GooglePerson } from '../../google/google-claims';
import { AccountKeys } from '../../keys/account-keys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { SecondStep } from '../../second-factor/second-step';
import { actingAs } from '../../sessions/acting-as';
import type { TokenPair } from '../../sessions/session-opener';
import { WRONG_CREDENTIALS } from '../sign-in/sign-in.command';
import { INVALID_CREDENTIALS } from '../../domain/sign-in-refusals';

export interface SignInWithGoogleRequest {
  readonly person: GooglePerson;
  /** Proves that an account with the same address is theirs, so that the two can be linked. */
  readonly proof: { readonly username: string; readonly password: string } | null;
  /** A code of the second factor, or a recovery code; null if none was given. */
  readonly otp: string | null;
  readonly memberType: MemberType;
  readonly referralCode: string | null;
  /** The setup link's token. */
  readonly grant: string | null;
}

/**
 * Opens a session of the account that is linked to a Google account, and creates the account if there is none. An account
 * that only has the same address is linked after its password was given, and refused with CONFLICT until then: an
 * address may change hands, and whoever registered it here may be somebody else.
 */
export class SignInWithGoogle extends ContextCommand<SignInWithGoogleRequest, TokenPair> {}

interface GoogleAccount extends GoogleIdentity {
  /** Verified by Google. */
  readonly email: string;
}

const GOOGLE_ACCOUNT_REFUSED = refuse(INVALID_CREDENTIALS, 'This Google account cannot be used to sign in here.');
const PASSWORD_NEEDED = refuse(
  'CONFLICT',
  'This email address already has an account. Please enter its password to sign in with Google from now on.',
);

const GOOGLE = 'https://accounts.google.com';

@CommandHandler(SignInWithGoogle)
export class SignInWithGoogleHandler implements ICommandHandler<SignInWithGoogle> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly keys: AccountKeys,
    private readonly hasher: PasswordHasher,
    private readonly secondStep: SecondStep,
  ) {}

  async execute({ request, context }: SignInWithGoogle): Promise<CommandOutcome<TokenPair>> {
    const { subject, verifiedEmail, issuedAt } = request.person;
    const identityKey = this.keys.identityKey(GOOGLE, subject);
    const identity = await this.runner.stateOf(identityDecider, identityKey);
    if (identity.status === 'claimed') return this.open(identity.userId, request, context);
    // A page that was open during the erasure must not bring the account back.
    const isOutdated = identity.releasedAt !== null && issuedAt <= new Date(identity.releasedAt);
    if (isOutdated || verifiedEmail === null) return GOOGLE_ACCOUNT_REFUSED;

    const google = { email: verifiedEmail, identityKey, subject };
    return (await this.link(google, request, context)) ?? this.register(google, request, context);
  }

  private async open(
    userId: string,
    { otp }: SignInWithGoogleRequest,
    context: CommandContext,
  ): Promise<CommandOutcome<TokenPair>> {
    const user = await this.runner.stateOf(userDecider, userId);
    return user.status === 'active' ? this.secondStep.open(user, otp, context) : GOOGLE_ACCOUNT_REFUSED;
  }

  /** Null if no account has the address. */
  private async link(
    { email, identityKey, subject }: GoogleAccount,
    request: SignInWithGoogleRequest,
    context: CommandContext,
  ): Promise<CommandOutcome<TokenPair> | null> {
    const address = await this.runner.settledStateOf(emailAddressDecider, this.keys.emailKey(email));
    if (address.status === 'free') return null;
    const { userId } = address;
    const user = await this.runner.stateOf(userDecider, userId);
    if (user.status !== 'active') return GOOGLE_ACCOUNT_REFUSED;
    if (user.identities.includes(identityKey)) return this.open(userId, request, context);
    const { proof } = request;
    if (proof === null) return PASSWORD_NEEDED;
    const isSameAddress = this.keys.emailKey(proof.username) === this.keys.emailKey(email);
    const matches = await this.hasher.matches(proof.password, isSameAddress ? user.passwordHash : null);
    if (!matches) return WRONG_CREDENTIALS;
    // Before the link, which a password alone must not make.
    const session = await this.secondStep.open(user, request.otp, context);
    if (isRefusal(session)) return session;

    const link = { type: 'LinkGoogle', google: { identityKey, subject } } as const;
    const linked = await this.runner.run(userDecider, userId, link, actingAs(userId, context));
    return isRefusal(linked) ? linked : accepted(session.result, linked, session);
  }

  /** Leaves earlier registrations of the address alone, which may be another person's: they were never confirmed. */
  private async register(
    { email, identityKey, subject }: GoogleAccount,
    request: SignInWithGoogleRequest,
    context: CommandContext,
  ): Promise<CommandOutcome<TokenPair>> {
    const { person, memberType, referralCode, grant } = request;
    const userId = entityId(context, 'user');
    const by = actingAs(userId, context);
    const asAdministrator = grant !== null && this.keys.isSetupToken(grant);
    const registration: Registration = {
      userId,
      email,
      memberType,
      referralCode,
      grant: asAdministrator ? null : grant,
      pendingTracker: null,
      verification: null,
      asAdministrator,
      browser: null,
    };
    const registered = await this.runner.run(userDecider, userId, { type: 'Register', registration }, by);
    if (isRefusal(registered)) return registered;
    const { firstName, lastName } = person;
    const google = { identityKey, subject };
    const claim = { type: 'ClaimEmail', userId, firstName, lastName, passwordHash: null, google } as const;
    // The account, its link and its roles are inline follow-ups of the claim.
    const claimed = await this.runner.run(emailAddressDecider, this.keys.emailKey(email), claim, by);
    // Another request of theirs was faster.
    if (isRefusal(claimed)) return (await this.link({ email, ...google }, request, context)) ?? claimed;
    const session = await this.open(userId, request, context);
    return isRefusal(session) ? session : accepted(session.result, registered, claimed, session);
  }
}
