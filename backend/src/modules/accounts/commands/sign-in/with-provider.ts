import type { MemberType, ProviderIdentity } from '#events/accounts/user.events';
import { isRefusal, refuse } from '#kernel/decider';
import { type CommandContext, entityId } from '#platform/command-handling/command-context';
import { type CommandOutcome, accepted } from '#platform/command-handling/command-outcome';
import type { CommandRunner } from '#platform/command-handling/command-runner';
import { emailAddressDecider } from '../../domain/email-address.decider';
import { identityDecider } from '../../domain/identity.decider';
import { INVALID_CREDENTIALS, WRONG_CREDENTIALS } from '../../domain/sign-in-refusals';
import { type Registration, userDecider } from '../../domain/user.decider';
import type { AccountKeys } from '../../keys/account-keys';
import type { PasswordHasher } from '../../passwords/password-hasher';
import type { ProviderPerson } from '../../providers/provider-person';
import type { SecondStep, SignInRequested } from '../../second-factor/second-step';
import { actingAs } from '../../sessions/acting-as';
import type { TokenPair } from '../../sessions/session-opener';

interface SignInWithProviderRequest extends SignInRequested {
  readonly person: ProviderPerson;
  /** Proves that an account with the same address is theirs, so that the two can be linked. */
  readonly proof: { readonly username: string; readonly password: string } | null;
  readonly memberType: MemberType;
  readonly referralCode: string | null;
  /** The setup link's token. */
  readonly grant: string | null;
}

export interface SignInPorts {
  readonly runner: CommandRunner;
  readonly keys: AccountKeys;
  readonly hasher: PasswordHasher;
  readonly secondStep: SecondStep;
}

type SignedIn = CommandOutcome<TokenPair>;

interface Unlinked {
  readonly identity: ProviderIdentity;
  /** Verified by the provider. */
  readonly email: string;
}

const IDENTITY_REFUSED = refuse(INVALID_CREDENTIALS, 'This account cannot be used to sign in here.');
const UNVERIFIED_ADDRESS = refuse(
  INVALID_CREDENTIALS,
  'Your sign-in provider has not verified your email address, so no account can be made or linked with it.',
);
const PASSWORD_NEEDED = refuse(
  'CONFLICT',
  'This email address already has an account. Please enter its password to sign in this way from now on.',
);

const open = async (
  { runner, secondStep }: SignInPorts,
  userId: string,
  request: SignInWithProviderRequest,
  context: CommandContext,
): Promise<SignedIn> => {
  const user = await runner.streams.stateOf(userDecider, userId);
  return user.status === 'active' ? secondStep.open(user, request, context) : IDENTITY_REFUSED;
};

/** Null if no account has the address. */
const link = async (
  ports: SignInPorts,
  { email, identity }: Unlinked,
  request: SignInWithProviderRequest,
  context: CommandContext,
): Promise<SignedIn | null> => {
  const { runner, keys, hasher, secondStep } = ports;
  const address = await runner.streams.stateAfterFollowUps(emailAddressDecider, keys.emailKey(email));
  if (address.status === 'free') return null;
  const { userId } = address;
  const user = await runner.streams.stateOf(userDecider, userId);
  if (user.status !== 'active') return IDENTITY_REFUSED;
  if (user.identities.includes(identity.identityKey)) return open(ports, userId, request, context);
  const { proof } = request;
  if (proof === null) return PASSWORD_NEEDED;
  const isSameAddress = keys.emailKey(proof.username) === keys.emailKey(email);
  const matches = await hasher.matches(proof.password, isSameAddress ? user.passwordHash : null);
  if (!matches) return WRONG_CREDENTIALS;
  // Opened before the link, which a password alone must not make.
  const session = await secondStep.open(user, request, context);
  if (isRefusal(session)) return session;

  const command = { type: 'LinkIdentity', identity } as const;
  const linked = await runner.run(userDecider, userId, command, actingAs(userId, context));
  return isRefusal(linked) ? linked : accepted(session.result, linked, session);
};

/** Leaves earlier registrations of the address alone, which may be another person's: they were never confirmed. */
const register = async (
  ports: SignInPorts,
  { email, identity }: Unlinked,
  request: SignInWithProviderRequest,
  context: CommandContext,
): Promise<SignedIn> => {
  const { runner, keys } = ports;
  const { person, memberType, referralCode, grant } = request;
  const userId = entityId(context, 'user');
  const by = actingAs(userId, context);
  const asAdministrator = grant !== null && keys.isSetupToken(grant);
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
  const registered = await runner.run(userDecider, userId, { type: 'Register', registration }, by);
  if (isRefusal(registered)) return registered;
  const { firstName, lastName } = person;
  const claim = { type: 'ClaimEmail', userId, firstName, lastName, passwordHash: null, identity } as const;
  // The account, its link and its roles are inline follow-ups of the claim.
  const claimed = await runner.run(emailAddressDecider, keys.emailKey(email), claim, by);
  // A parallel request of the same person may have claimed the address first.
  if (isRefusal(claimed)) return (await link(ports, { email, identity }, request, context)) ?? claimed;
  const session = await open(ports, userId, request, context);
  return isRefusal(session) ? session : accepted(session.result, registered, claimed, session);
};

/**
 * Opens a session of the account that is linked to a person's identity at a sign-in provider, and creates the account
 * if there is none. An account that only has the same address is linked after its password was given, and refused with
 * CONFLICT until then: an address may change hands, and may have been registered here by another person.
 */
export const signInWithProvider = async (
  ports: SignInPorts,
  request: SignInWithProviderRequest,
  context: CommandContext,
): Promise<SignedIn> => {
  const { issuer, subject, verifiedEmail, issuedAt } = request.person;
  const identityKey = ports.keys.identityKey(issuer, subject);
  const claim = await ports.runner.streams.stateOf(identityDecider, identityKey);
  if (claim.status === 'claimed') return open(ports, claim.userId, request, context);
  // A page that was open during the erasure must not bring the account back.
  const isOutdated = claim.releasedAt !== null && issuedAt <= new Date(claim.releasedAt);
  if (isOutdated) return IDENTITY_REFUSED;
  if (verifiedEmail === null) return UNVERIFIED_ADDRESS;

  const unlinked = { email: verifiedEmail, identity: { issuer, identityKey, subject } };
  return (await link(ports, unlinked, request, context)) ?? register(ports, unlinked, request, context);
};
