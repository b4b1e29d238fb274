import { GOOGLE, type MailedLink, type ProviderIdentity, type UserEvent } from '#events/accounts/user.events';
import { activatedAs, registrationOf } from '#test/support/accounts/user-examples';
import { scenario } from '#test/support/given-when-then';
import { userDecider } from './user.decider';

const link = (tokenHash: string, expiresAt = '2025-01-04T00:00:00.000Z'): MailedLink => ({
  linkId: `link-of-${tokenHash}`,
  tokenHash,
  expiresAt,
});

const registration = { ...registrationOf('ann'), verification: link('verify') };
const activation = { firstName: 'Ann', lastName: 'Lee', passwordHash: 'first', identity: null };

const registered: UserEvent = { type: 'UserRegistered', data: registration };
const activated = activatedAs('ann');
const passwordSet = (passwordHash: string): UserEvent => ({
  type: 'PasswordSet',
  data: { userId: 'ann', passwordHash },
});
const resetRequested = (reset: MailedLink): UserEvent => ({
  type: 'PasswordResetRequested',
  data: { userId: 'ann', reset, browser: null },
});
const why = { statedReason: 'Ticket 12' };
const erase = { type: 'Erase', emailKey: 'key', erasedBy: 'root', ...why } as const;
const granted = (role: 'staff' | 'admin'): UserEvent => ({
  type: 'RoleGranted',
  data: { userId: 'ann', role, ...why },
});
const erased: UserEvent = { type: 'UserErased', data: { userId: 'ann', emailKey: 'key', erasedBy: 'root', ...why } };
const active = [registered, activated, passwordSet('first')];

const user = scenario(userDecider);

test('a registration is pending until its activation', () => {
  user.given().when({ type: 'Register', registration }).then(registered);
  user.given(registered).when({ type: 'Activate', activation }).then(activated, passwordSet('first'));
});

test('an account made by an invite belongs to the organisation from its beginning', () => {
  const organisation = { id: 'acme', name: 'Acme' };
  const joined: UserEvent = { type: 'OrganisationJoined', data: { userId: 'ann', organisation } };
  user.given().when({ type: 'Register', registration, organisation }).then(registered, joined);
  user.given(registered, joined).when({ type: 'Activate', activation }).then(activated, passwordSet('first'));
});

const google = { identityKey: 'key-1170', subject: '1170' };
const elsewhere = { issuer: 'https://id.example', identityKey: 'key-of-ann', subject: 'ann' };
describe.each<[string, ProviderIdentity, UserEvent]>([
  ['a Google account', { issuer: GOOGLE, ...google }, { type: 'GoogleLinked', data: { userId: 'ann', ...google } }],
  ['an identity of another provider', elsewhere, { type: 'IdentityLinked', data: { userId: 'ann', ...elsewhere } }],
])('%s', (_name, identity, linked) => {
  test('activates a registration without a password', () =>
    user
      .given(registered)
      .when({ type: 'Activate', activation: { ...activation, passwordHash: null, identity } })
      .then(activated, linked));

  test('an identity is linked to an account once, beside others', () => {
    user
      .given(...active)
      .when({ type: 'LinkIdentity', identity })
      .then(linked);
    user
      .given(...active, linked)
      .when({ type: 'LinkIdentity', identity })
      .thenNothing();
    const second = { identityKey: 'key-1171', subject: '1171' };
    const other = { issuer: GOOGLE, ...second };
    user
      .given(...active, linked)
      .when({ type: 'LinkIdentity', identity: other })
      .then({ type: 'GoogleLinked', data: { userId: 'ann', ...second } });
  });

  test('an identity is not linked to an unconfirmed registration, nor to an erased account', () => {
    user.given(registered).when({ type: 'LinkIdentity', identity }).thenRefused('NOT_FOUND');
    user
      .given(...active, erased)
      .when({ type: 'LinkIdentity', identity })
      .thenRefused('NOT_FOUND');
  });

  test('leaves a password to be set with a mailed link', () =>
    user
      .given(registered, activated, linked, resetRequested(link('r1')))
      .when({ type: 'ResetPassword', tokenHash: 'r1', passwordHash: 'first', now: '2025-01-03T00:00:00.000Z' })
      .then(passwordSet('first')));
});

test('an account is activated once', () =>
  user
    .given(...active)
    .when({ type: 'Activate', activation })
    .thenRefused('CONFLICT'));

test('commands on an inactive account are refused', () => {
  user.given().when({ type: 'SetAudioPreference', includeAudio: true }).thenRefused('NOT_FOUND');
  user
    .given(registered)
    .when({ type: 'GrantRoles', roles: ['admin'], ...why })
    .thenRefused('NOT_FOUND');
  user.given(registered).when({ type: 'RepeatRegistration', browser: null }).thenRefused('NOT_FOUND');
});

describe('a forgotten password', () => {
  const reset = (tokenHash: string, now = '2025-01-03T00:00:00.000Z') => ({
    type: 'ResetPassword' as const,
    tokenHash,
    passwordHash: 'second',
    now,
  });

  test('the mailed link replaces the password', () =>
    user
      .given(...active, resetRequested(link('r1')))
      .when(reset('r1'))
      .then(passwordSet('second')));

  test('another link, an expired one, or a used one does not replace the password', () => {
    const requested = [...active, resetRequested(link('r1'))];
    user
      .given(...requested)
      .when(reset('r2'))
      .thenRefused('INVALID');
    user
      .given(...requested)
      .when(reset('r1', '2025-01-04T00:00:00.000Z'))
      .thenRefused('INVALID');
    user
      .given(...requested, passwordSet('second'))
      .when(reset('r1'))
      .thenRefused('INVALID');
  });

  test('cannot be reset with the registration link', () =>
    user
      .given(...active)
      .when(reset('verify'))
      .thenRefused('INVALID'));

  test('keeps all requested links valid until one is used', () =>
    user
      .given(...active, resetRequested(link('r1')), resetRequested(link('r2')))
      .when(reset('r1'))
      .then(passwordSet('second')));
});

describe('a known password', () => {
  const changed = (passwordHash: string, sessionId = 'here'): UserEvent => ({
    type: 'PasswordChanged',
    data: { userId: 'ann', sessionId, passwordHash },
  });
  const change = (givenVersion: number) =>
    ({ type: 'ChangePassword', passwordHash: 'second', givenVersion, sessionId: 'here' }) as const;

  test('the known password opens its change', () =>
    user
      .given(...active)
      .when(change(1))
      .then(changed('second')));

  test('a password that has just been changed elsewhere opens nothing any more', () => {
    user
      .given(...active, changed('other', 'there'))
      .when(change(1))
      .thenRefused('CONFLICT');
    user
      .given(...active, passwordSet('other'))
      .when(change(1))
      .thenRefused('CONFLICT');
  });

  test('an account that a provider opens has no password to change', () =>
    user.given(registered, activated).when(change(0)).thenRefused('INVALID'));

  test('once changed is not replaced with a link from before', () =>
    user
      .given(...active, resetRequested(link('r1')), changed('second'))
      .when({ type: 'ResetPassword', tokenHash: 'r1', passwordHash: 'third', now: '2025-01-03T00:00:00.000Z' })
      .thenRefused('INVALID'));
});

test('a role is granted once and revoked once', () => {
  user
    .given(...active, granted('staff'))
    .when({ type: 'GrantRoles', roles: ['staff', 'admin'], ...why })
    .then(granted('admin'));
  user
    .given(...active)
    .when({ type: 'RevokeRole', role: 'admin', ...why })
    .thenNothing();
  user
    .given(...active, granted('staff'))
    .when({ type: 'RevokeRole', role: 'staff', ...why })
    .then({ type: 'RoleRevoked', data: { userId: 'ann', role: 'staff', ...why } });
});

test('a look at the name and address is recorded each time, also of a registration, not of the erased', () => {
  const unmask = { type: 'Unmask', ...why } as const;
  const unmasked: UserEvent = { type: 'UserUnmasked', data: { userId: 'ann', ...why } };
  user
    .given(...active, unmasked)
    .when(unmask)
    .then(unmasked);
  user.given(registered).when(unmask).then(unmasked);
  user
    .given(...active, erased)
    .when(unmask)
    .thenRefused('NOT_FOUND');
});

const conversation = { what: 'conversations', which: null } as const;
const NOON = new Date('2026-05-06T12:00:00.000Z');
const look = { readerId: 'root', at: NOON };
const reading = { readerId: 'root', until: '2026-05-06T13:00:00.000Z' };
const conversationRead: UserEvent = {
  type: 'PrivateDataRead',
  data: { userId: 'ann', ...conversation, ...why, reading },
};

test('a reading of private data is recorded once with what it belongs to', () => {
  user
    .given(...active)
    .when({ type: 'ReadPrivateData', ...conversation, ...why, look })
    .then(conversationRead);
  for (const part of [
    conversation,
    { what: 'conversations', which: 'image-1' },
    { what: 'health_data', which: 'blurbs' },
  ] as const)
    user
      .given(...active, conversationRead)
      .when({ type: 'ReadPrivateData', ...part, ...why, look })
      .thenNothing();
});

const later = { readerId: 'root', at: new Date(reading.until) };
const nextReading = { readerId: 'root', until: '2026-05-06T14:00:00.000Z' };
const bySecondReader = { ...reading, readerId: 'eve' };
test.each([
  ['for a second reason', {}, { statedReason: 'Ticket 99' }, { reading }],
  ['by a second reader', { look: { ...look, readerId: 'eve' } }, {}, { reading: bySecondReader }],
  ['an hour later', { look: later }, {}, { reading: nextReading }],
  ['of an answer to an upload question', {}, { what: 'answers', which: 'cv_1' }, { reading }],
] as const)('%s it is a second reading', (_, asked, said, recorded) =>
  user
    .given(...active, conversationRead)
    .when({ type: 'ReadPrivateData', ...conversation, ...why, look, ...asked, ...said })
    .then({ type: 'PrivateDataRead', data: { userId: 'ann', ...conversation, ...why, ...said, ...recorded } }),
);

test('a reading for another reason does not cover the conversation', () =>
  user
    .given(...active, {
      type: 'PrivateDataRead',
      data: { userId: 'ann', what: 'health_data', which: 'blurbs', ...why, reading },
    })
    .when({ type: 'ReadPrivateData', ...conversation, ...why, look })
    .then(conversationRead));

test('a look at an answer is recorded each time, and refused without a reason', () => {
  const look = { type: 'ReadPrivateData', what: 'answers', which: 'cv_1', ...why, look: null } as const;
  const looked: UserEvent = {
    type: 'PrivateDataRead',
    data: { userId: 'ann', what: 'answers', which: 'cv_1', ...why, reading: null },
  };
  user
    .given(...active, looked)
    .when(look)
    .then(looked);
  for (const statedReason of [null, '', '  ']) {
    user
      .given(...active)
      .when({ ...look, statedReason })
      .thenRefused('INVALID');
  }
  user
    .given(...active, erased)
    .when(look)
    .thenRefused('NOT_FOUND');
});

test('the send time is a half hour from 10:00 to 23:30 UTC', () => {
  user
    .given(...active)
    .when({ type: 'SetEmailTime', hour: 13, minute: 30 })
    .then({ type: 'EmailTimeSet', data: { userId: 'ann', emailTime: '13:30' } });
  user
    .given(...active)
    .when({ type: 'SetEmailTime', hour: 3, minute: 0 })
    .thenRefused('INVALID');
});

test('names are changed', () => {
  const renamed = { userId: 'ann', firstName: 'Anne', lastName: 'Lee' };
  user
    .given(...active)
    .when({ type: 'ReviseProfile', firstName: 'Anne', lastName: 'Lee' })
    .then({ type: 'ProfileRevised', data: renamed });
  user
    .given(...active, { type: 'ProfileRevised', data: renamed })
    .when({ type: 'ReviseProfile', firstName: 'Anne', lastName: 'Lee' })
    .thenNothing();
});

test('the time zone is one of the IANA database', () => {
  const berlin: UserEvent = { type: 'TimezoneSet', data: { userId: 'ann', timezone: 'Europe/Berlin' } };
  user
    .given(...active)
    .when({ type: 'SetTimezone', timezone: 'Europe/Berlin' })
    .then(berlin);
  user
    .given(...active, berlin)
    .when({ type: 'SetTimezone', timezone: 'Europe/Berlin' })
    .thenNothing();
  user
    .given(...active)
    .when({ type: 'SetTimezone', timezone: 'Berlin' })
    .thenRefused('INVALID');
  // The same UTC time, on a day when it may be another local time.
  user
    .given(...active, berlin)
    .when({ type: 'SetEmailTime', hour: 12, minute: 0 })
    .then({ type: 'EmailTimeSet', data: { userId: 'ann', emailTime: '12:00' } });
});

test('setting the current value changes nothing', () => {
  user
    .given(...active)
    .when({ type: 'SetAudioPreference', includeAudio: false })
    .thenNothing();
  user
    .given(...active)
    .when({ type: 'SetEmailTime', hour: 12, minute: 0 })
    .thenNothing();
});

test('the introduction ends once, and may be restarted', () => {
  const ended = { type: 'IntroductionEnded', data: { userId: 'ann' } } as const;
  const restarted = { type: 'IntroductionRestarted', data: { userId: 'ann' } } as const;
  user
    .given(...active)
    .when({ type: 'EndIntroduction' })
    .then(ended);
  user
    .given(...active, ended)
    .when({ type: 'EndIntroduction' })
    .thenNothing();
  user
    .given(...active, ended)
    .when({ type: 'RestartIntroduction' })
    .then(restarted);
  user
    .given(...active, ended, restarted)
    .when({ type: 'EndIntroduction' })
    .then(ended);
});

test('an erased account stays erased', () => {
  user
    .given(...active)
    .when(erase)
    .then(erased);
  user.given(registered).when(erase).then(erased);
  user
    .given(...active, erased)
    .when(erase)
    .thenNothing();
  user
    .given(...active, erased)
    .when({ type: 'Register', registration })
    .thenRefused('NOT_FOUND');
});

test('an unconfirmed registration expires; an account does not', () => {
  const expired: UserEvent = { type: 'RegistrationExpired', data: { userId: 'ann' } };
  user.given(registered).when({ type: 'ExpireRegistration' }).then(expired);
  user
    .given(...active)
    .when({ type: 'ExpireRegistration' })
    .thenNothing();
  user.given(registered, expired).when({ type: 'ExpireRegistration' }).thenNothing();
  user.given(registered, expired).when({ type: 'Activate', activation }).thenRefused('NOT_FOUND');
});

test('a link issued by the operator works like a mailed one', () => {
  const issued: UserEvent = { type: 'PasswordResetIssued', data: { userId: 'ann', reset: link('reset') } };
  const now = '2025-01-03T00:00:00.000Z';
  user
    .given(...active)
    .when({ type: 'IssuePasswordReset', reset: link('reset') })
    .then(issued);
  user
    .given(...active, issued)
    .when({ type: 'ResetPassword', tokenHash: 'reset', passwordHash: 'second', now })
    .then(passwordSet('second'));
  user
    .given(registered)
    .when({ type: 'IssuePasswordReset', reset: link('reset') })
    .thenRefused('NOT_FOUND');
});
