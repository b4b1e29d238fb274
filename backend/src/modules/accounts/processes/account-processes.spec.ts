import type { UserEvent } from '#events/accounts/user.events';
import { fileOfUser } from '#platform/file-store/file-name';
import { openFolderFileStore } from '#platform/file-store/folder/folder-file-store';
import { Erasures } from '#platform/processes/contributions';
import { type SideEffectStep, commandStep } from '#platform/processes/process';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { following } from '#test/support/given-when-then';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { recorded } from '#test/support/read-models/projected';
import { temporaryFolder } from '#test/support/temporary-folder';
import { userDecider } from '../domain/user.decider';
import {
  activationsMakePendingTrackers,
  administratorHoldsRoles,
  claimsActivateAccounts,
  linksClaimIdentities,
  setupAppointsAdministrator,
} from './activation.process';
import {
  erasuresDeleteFiles,
  erasuresDestroyKeys,
  erasuresReachEveryArea,
  erasuresReleaseIdentities,
} from './erasure.process';
import { newPasswordsEndSessions } from './passwords.process';

const draft = { description: 'Tariffs', frequency: 'week', model: 'sonar-reasoning-pro', domains: [] };
const registered = (changes: { asAdministrator?: boolean; pendingTracker?: typeof draft } = {}) =>
  registeredAs('ann', changes);
const activated = activatedAs('ann');
const erased = (emailKey: string | null): UserEvent => ({
  type: 'UserErased',
  data: { userId: 'ann', emailKey, erasedBy: 'ann', statedReason: null },
});

test('a claimed address activates the account, and is released if that has been erased', () => {
  const activation = { firstName: 'Ann', lastName: 'Lee', passwordHash: 'hash', identity: null };
  following(claimsActivateAccounts)
    .given()
    .when({ type: 'EmailClaimed', data: { userId: 'ann', ...activation } })
    .then(
      { on: 'user-ann', command: { type: 'Activate', activation } },
      { send: 'ReleaseErasedEmail', request: { emailKey: expect.any(String), userId: 'ann' } },
    );
});

const key = { userId: 'ann', identityKey: 'key-1170', subject: '1170' };
const linked: UserEvent = { type: 'GoogleLinked', data: key };

test.each<UserEvent>([linked, { type: 'IdentityLinked', data: { ...key, issuer: 'https://id.example' } }])(
  'a linked identity leads to its account: $type',
  (linked) =>
    following(linksClaimIdentities)
      .given()
      .when(linked)
      .then({ on: 'identity-key-1170', command: { type: 'ClaimIdentity', userId: 'ann' } }),
);

test('registering through the setup link appoints the administrator, who then has every role', () => {
  following(setupAppointsAdministrator)
    .given(registered({ asAdministrator: true }))
    .when(activated)
    .then({ on: 'installation-administrator', command: { type: 'AppointAdministrator', userId: 'ann' } });
  following(administratorHoldsRoles)
    .given()
    .when({ type: 'AdministratorAppointed', data: { userId: 'ann' } })
    .then({ on: 'user-ann', command: { type: 'GrantRoles', roles: ['staff', 'admin', 'super'], statedReason: null } });
});

test('no other account is appointed', () =>
  following(setupAppointsAdministrator).given(registered()).when(activated).then());

test('creates the account’s pending tracker', () =>
  following(activationsMakePendingTrackers)
    .given(registered({ pendingTracker: draft }))
    .when(activated)
    .then({
      send: 'CreateTracker',
      request: { draft: { ...draft, keyFacts: [], parentId: null }, asStaff: false },
    }));

test('creates no tracker if none is pending', () =>
  following(activationsMakePendingTrackers).given(registered()).when(activated).then());

describe('an erasure', () => {
  const keysAndMail = erasuresDestroyKeys(inMemoryKeyStore(), { forget: async () => undefined });

  test('frees the address, forgets the mail and destroys the key', () =>
    following(keysAndMail)
      .given(registered(), activated)
      .when(erased('key'))
      .then(
        { on: 'email-key', command: { type: 'ReleaseEmail', userId: 'ann' } },
        { effect: 'forget-mail' },
        { effect: 'destroy-key' },
      ));

  test('deletes what files there are of the person', async () => {
    const store = openFolderFileStore(temporaryFolder());
    for (const [of, name] of [
      ['ann', 'a'],
      ['ann', 'b'],
      ['anna', 'a'],
    ] as const)
      await store.put(fileOfUser(of, name), (async function* () {})(), 1);
    const [step] = erasuresDeleteFiles(store).react(recorded(erased('key'), 1), null);
    await (step as SideEffectStep).run();
    expect(await store.list(null, { limit: 9 })).toMatchObject([{ name: 'users/anna/a' }]);
  });

  test('frees the Google account', () =>
    following(erasuresReleaseIdentities)
      .given(registered(), activated, linked)
      .when(erased('key'))
      .then({
        on: 'identity-key-1170',
        command: { type: 'ReleaseIdentity', userId: 'ann', releasedAt: expect.any(String) },
      }));

  test('an unconfirmed registration does not release the address', () =>
    following(keysAndMail)
      .given(registered())
      .when(erased(null))
      .then({ effect: 'forget-mail' }, { effect: 'destroy-key' }));

  test('carries out the steps contributed by all areas', () => {
    const erase = { type: 'Erase', emailKey: null, erasedBy: 'root', statedReason: null } as const;
    const erasures = new Erasures(() => [(userId) => [commandStep(userDecider, userId, erase)], () => []]);
    following(erasuresReachEveryArea(erasures))
      .given(registered())
      .when(erased(null))
      .then({ on: 'user-ann', command: erase });
  });

  test('ends sessions, as a new password does', () => {
    const ends = (reason: string) => ({ send: 'EndSessions', request: { userId: 'ann', reason } });
    const process = following(newPasswordsEndSessions).given(registered(), activated);
    process.when(erased('key')).then(ends('account_erased'));
    process.when({ type: 'PasswordSet', data: { userId: 'ann', passwordHash: 'new' } }).then(ends('password_changed'));
    process
      .when({ type: 'PasswordChanged', data: { userId: 'ann', sessionId: 's', passwordHash: 'new' } })
      .then(ends('password_changed'));
  });
});
