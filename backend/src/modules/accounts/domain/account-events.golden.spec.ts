import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apiTokenEvents } from '#events/accounts/api-token.events';
import { channelsEvents } from '#events/accounts/channels.events';
import { emailAddressEvents } from '#events/accounts/email-address.events';
import { identityEvents } from '#events/accounts/identity.events';
import { impersonationEvents } from '#events/accounts/impersonation.events';
import { installationEvents } from '#events/accounts/installation.events';
import { sessionEvents } from '#events/accounts/session.events';
import { userEvents } from '#events/accounts/user.events';
import type { Decider } from '#kernel/decider';
import type { DomainEvent } from '#kernel/events';
import { apiTokenDecider } from './api-token.decider';
import { channelsDecider } from './channels.decider';
import { emailAddressDecider } from './email-address.decider';
import { identityDecider } from './identity.decider';
import { impersonationDecider } from './impersonation.decider';
import { installationDecider } from './installation.decider';
import { sessionDecider } from './session.decider';
import { userDecider } from './user.decider';

const accountEventSchemas = [
  ...emailAddressEvents.schemas,
  ...userEvents.schemas,
  ...identityEvents.schemas,
  ...sessionEvents.schemas,
  ...apiTokenEvents.schemas,
  ...channelsEvents.schemas,
  ...impersonationEvents.schemas,
  ...installationEvents.schemas,
];

const folder = join(__dirname, '../../../../../test/fixtures/events/accounts');

const golden = <Event extends DomainEvent>(type: Event['type'], version: number): Event =>
  JSON.parse(readFileSync(join(folder, `${type}.v${version}.json`), 'utf8')) as Event;

const versionOf = (type: string): number => accountEventSchemas.find((schema) => schema.type === type)?.version ?? 1;

const folded = <Event extends DomainEvent, State>(
  decider: Decider<never, Event, State>,
  ...types: readonly Event['type'][]
): State => types.map((type) => golden<Event>(type, versionOf(type))).reduce(decider.evolve, decider.initialState);

test('every version of every event has its golden file, and there are no other files', () => {
  const expected = accountEventSchemas.flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, index) => `${type}.v${index + 1}.json`),
  );
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

test('every personal field of a schema is in its golden file', () => {
  for (const { type, version, personal } of accountEventSchemas) {
    const { data } = golden(type, version);
    for (const field of personal?.fields ?? []) expect(data).toHaveProperty(field);
    if (personal !== undefined) expect(data).toHaveProperty(personal.subject, expect.any(String));
  }
});

const identityKey = 'identity-key-of-ann'.padEnd(43, '0');

test('the golden events of an account fold into the same state', () => {
  expect(folded(userDecider, 'UserRegistered')).toMatchObject({
    status: 'pending',
    email: 'ann@example.org',
    memberType: 'legislation',
    pendingTracker: { domains: ['whitehouse.gov'] },
    verification: { expiresAt: '2025-01-19T10:00:00.000Z' },
  });
  const life = ['UserRegistered', 'UserActivated', 'PasswordSet', 'PasswordResetRequested'] as const;
  expect(folded(userDecider, 'UserRegistered', 'UserActivated', 'PasswordResetIssued')).toMatchObject({
    resets: [{ expiresAt: '2025-01-16T11:00:00.000Z' }],
  });
  expect(folded(userDecider, ...life, 'PasswordChanged')).toMatchObject({
    passwordVersion: 2,
    keptSessionId: expect.any(String),
    resets: [],
  });
  const settings = [
    'ProfileRevised',
    'TimezoneSet',
    'EmailTimeSet',
    'AudioPreferenceSet',
    'IntroductionEnded',
    'IntroductionRestarted',
    'RoleGranted',
    'RegistrationRepeated',
  ] as const;
  expect(folded(userDecider, ...life, ...settings)).toMatchObject({
    status: 'active',
    passwordVersion: 1,
    roles: ['admin'],
    firstName: 'Anne',
    timezone: 'Europe/Berlin',
    emailTime: '13:30',
    includeAudio: true,
    introduction: 'restarted',
    resets: [{ expiresAt: '2025-01-16T11:00:00.000Z' }],
  });
  const factor = ['SecondFactorOffered', 'SecondFactorEnabled', 'SecondFactorUsed'] as const;
  expect(folded(userDecider, ...life, ...factor, 'RecoveryCodeUsed')).toMatchObject({
    secondFactor: { status: 'on', lastStep: 57_900_241, recoveryHashes: ['2'.padStart(43, '0')] },
  });
  expect(folded(userDecider, ...life, ...factor, 'SecondFactorDisabled')).toMatchObject({
    secondFactor: { status: 'off' },
  });
  expect(folded(userDecider, ...life, 'GoogleLinked')).toMatchObject({ status: 'active', identities: [identityKey] });
  expect(folded(userDecider, ...life, 'IdentityLinked')).toMatchObject({ identities: [expect.any(String)] });
  expect(folded(userDecider, ...life, 'GoogleLinked', 'UserErased')).toMatchObject({ identities: [identityKey] });
  expect(folded(userDecider, ...life, 'RoleGranted', 'RoleRevoked')).toMatchObject({ roles: [] });
  expect(folded(userDecider, ...life, 'UserErased').status).toBe('erased');
  expect(folded(userDecider, 'UserRegistered', 'RegistrationExpired').status).toBe('erased');
});

test('the golden events of an address, a session and an installation fold into the same state', () => {
  expect(folded(emailAddressDecider, 'EmailClaimed').status).toBe('claimed');
  expect(folded(emailAddressDecider, 'EmailClaimed', 'EmailReleased').status).toBe('free');
  expect(folded(identityDecider, 'IdentityClaimed').status).toBe('claimed');
  expect(folded(identityDecider, 'IdentityClaimed', 'IdentityReleased')).toEqual({
    status: 'free',
    releasedAt: '2025-01-20T10:00:00.000Z',
  });
  expect(folded(sessionDecider, 'SessionStarted', 'SessionRotated')).toMatchObject({
    status: 'live',
    passwordVersion: 1,
    expiresAt: '2025-02-16T10:00:00.000Z',
    spent: ['3'.padStart(64, '0')],
    givenAt: '2025-01-17T10:00:00.000Z',
  });
  expect(folded(sessionDecider, 'SessionStarted', 'SessionRotated', 'SuccessorGivenAgain')).toMatchObject({
    givenAt: '2025-01-17T10:00:12.000Z',
    isGivenAgain: true,
  });
  expect(folded(sessionDecider, 'SessionStarted', 'TokenReuseDetected', 'SessionEnded').status).toBe('ended');
  expect(folded(sessionDecider, 'SessionStarted', 'SecondFactorProven')).toMatchObject({
    secondFactorProvenAt: '2025-01-17T10:00:00.000Z',
  });
  expect(folded(apiTokenDecider, 'ApiTokenIssued', 'ApiTokenUsed')).toMatchObject({
    status: 'active',
    lastUsedAt: '2026-03-01T12:00:00.000Z',
  });
  expect(folded(apiTokenDecider, 'ApiTokenIssued', 'ApiTokenRevoked').status).toBe('revoked');
  expect(Object.values(folded(channelsDecider, 'ChannelAdded', 'ChannelChanged').present)).toMatchObject([
    { kind: 'sms', target: '+12025550123', enabled: false, confirmed: false },
  ]);
  expect(folded(channelsDecider, 'ChannelAdded', 'ChannelRemoved').present).toEqual({});
  expect(folded(impersonationDecider, 'ImpersonationStarted')).toMatchObject({ status: 'live', reason: 'Ticket 12' });
  expect(folded(impersonationDecider, 'ImpersonationStarted', 'ImpersonationEnded').status).toBe('ended');
  expect(folded(installationDecider, 'AdministratorAppointed')).toEqual({ appointed: true });
});
