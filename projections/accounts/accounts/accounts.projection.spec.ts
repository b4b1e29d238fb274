import type { UserEvent } from '#events/accounts/user.events';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { projected } from '#test/support/read-models/projected';
import { accounts } from './accounts.projection';

const registered = (email: string | null = 'ann@example.org') =>
  registeredAs('ann', { email, referralCode: 'bobs-code' });
const activated = activatedAs('ann');
const erased: UserEvent = {
  type: 'UserErased',
  data: { userId: 'ann', emailKey: 'key', erasedBy: 'ann', statedReason: null },
};

test('an account is pending until it is activated', async () => {
  expect(await projected(accounts, [registered()])).toMatchObject([
    { _id: 'ann', status: 'pending', email: 'ann@example.org', referred_by: 'bobs-code', activated_at: null },
  ]);
  expect(await projected(accounts, [registered(), activated])).toMatchObject([
    {
      status: 'active',
      first_name: 'Ann',
      last_name: 'Lee',
      email_time: '12:00',
      include_audio: false,
      has_password: false,
      has_google: false,
      oidc_issuer: null,
      registered_at: '2026-03-01T01:00:00.000Z',
      activated_at: '2026-03-01T02:00:00.000Z',
    },
  ]);
});

test('roles and settings follow their events', async () => {
  const documents = await projected(accounts, [
    registered(),
    activated,
    { type: 'RoleGranted', data: { userId: 'ann', role: 'staff', statedReason: null } },
    { type: 'RoleGranted', data: { userId: 'ann', role: 'admin', statedReason: null } },
    { type: 'RoleRevoked', data: { userId: 'ann', role: 'staff', statedReason: null } },
    { type: 'ProfileRevised', data: { userId: 'ann', firstName: 'Anne', lastName: 'Li' } },
    { type: 'TimezoneSet', data: { userId: 'ann', timezone: 'Europe/Berlin' } },
    { type: 'EmailTimeSet', data: { userId: 'ann', emailTime: '18:30' } },
    { type: 'AudioPreferenceSet', data: { userId: 'ann', includeAudio: true } },
    { type: 'IntroductionEnded', data: { userId: 'ann' } },
    { type: 'PasswordSet', data: { userId: 'ann', passwordHash: 'hash' } },
    { type: 'PasswordChanged', data: { userId: 'ann', sessionId: 's', passwordHash: 'other' } },
    { type: 'GoogleLinked', data: { userId: 'ann', identityKey: 'key', subject: '1170' } },
    {
      type: 'IdentityLinked',
      data: { userId: 'ann', issuer: 'https://id.example', identityKey: 'other', subject: '7' },
    },
  ]);
  expect(documents).toMatchObject([
    {
      roles: ['admin'],
      first_name: 'Anne',
      last_name: 'Li',
      timezone: 'Europe/Berlin',
      email_time: '18:30',
      email_time_set_at: '2026-03-01T08:00:00.000Z',
      include_audio: true,
      introduction: 'ended',
      has_password: true,
      has_google: true,
      oidc_issuer: 'https://id.example',
    },
  ]);
});

test('recovery codes are counted while a second factor is on', async () => {
  const of = { userId: 'ann' };
  const offered: UserEvent = { type: 'SecondFactorOffered', data: { ...of, factorId: 'f1', recoveryHashes: [] } };
  const enabled: UserEvent = { type: 'SecondFactorEnabled', data: { ...of, step: 100 } };
  const used: UserEvent = { type: 'RecoveryCodeUsed', data: { ...of, recoveryHash: 'hash' } };
  const left = async (...events: readonly UserEvent[]) =>
    (await projected(accounts, [registered(), activated, ...events]))[0];
  expect(await left(offered)).toMatchObject({ recovery_codes_left: null });
  expect(await left(offered, enabled)).toMatchObject({ recovery_codes_left: 10 });
  expect(await left(offered, enabled, used, used)).toMatchObject({ recovery_codes_left: 8 });
  expect(await left(offered, enabled, { type: 'SecondFactorDisabled', data: of })).toMatchObject({
    recovery_codes_left: null,
  });
});

test('an erased user’s account has no name, even when replayed without their key', async () => {
  const live = await projected(accounts, [registered(), activated, erased]);
  expect(live).toMatchObject([{ status: 'erased', email: null, first_name: null, last_name: null }]);
  const unreadable: UserEvent = { type: 'UserActivated', data: { userId: 'ann', firstName: null, lastName: null } };
  expect(await projected(accounts, [registered(null), unreadable, erased])).toEqual(live);
});
