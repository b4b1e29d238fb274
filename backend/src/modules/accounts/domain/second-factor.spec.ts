import type { UserEvent } from '#events/accounts/user.events';
import { activatedAs, registeredAs } from '#test/support/accounts/user-examples';
import { scenario } from '#test/support/given-when-then';
import { userDecider } from './user.decider';

const userId = 'ann';
const registered = registeredAs(userId);
const activated = activatedAs(userId);
const active = [registered, activated];

const offered = (factorId = 'f1'): UserEvent => ({
  type: 'SecondFactorOffered',
  data: { userId, factorId, recoveryHashes: ['r1', 'r2'] },
});
const enabled = (step: number): UserEvent => ({ type: 'SecondFactorEnabled', data: { userId, step } });
const used = (step: number): UserEvent => ({ type: 'SecondFactorUsed', data: { userId, step } });
const recovered = (recoveryHash: string): UserEvent => ({ type: 'RecoveryCodeUsed', data: { userId, recoveryHash } });
const disabled: UserEvent = { type: 'SecondFactorDisabled', data: { userId } };
const on = [...active, offered(), enabled(100)];

const code = (step: number, factorId = 'f1') => ({ kind: 'code', factorId, step }) as const;
const recoveryCode = (recoveryHash: string, factorId = 'f1') =>
  ({ kind: 'recovery_code', factorId, recoveryHash }) as const;

const user = scenario(userDecider);
const offer = { type: 'OfferSecondFactor', factorId: 'f1', recoveryHashes: ['r1', 'r2'] } as const;

describe('setting up', () => {
  test('a factor is offered, and on once its first code is right', () => {
    user
      .given(...active)
      .when(offer)
      .then(offered());
    user
      .given(...active, offered())
      .when({ type: 'EnableSecondFactor', proof: code(100) })
      .then(enabled(100));
  });

  test('setting up again gives another factor, and the first one no longer counts', () => {
    const twice = [...active, offered('f0'), offered('f1')];
    user
      .given(...twice)
      .when({ type: 'EnableSecondFactor', proof: code(100, 'f0') })
      .thenRefused('INVALID');
    user
      .given(...twice)
      .when({ type: 'EnableSecondFactor', proof: code(100, 'f1') })
      .then(enabled(100));
  });

  test('a recovery code confirms nothing, since it may never have reached the app', () =>
    user
      .given(...active, offered())
      .when({ type: 'EnableSecondFactor', proof: recoveryCode('r1') })
      .thenRefused('INVALID'));

  test('setting up is refused while a factor is on, and without an offer', () => {
    user
      .given(...on)
      .when(offer)
      .thenRefused('CONFLICT');
    user
      .given(...active)
      .when({ type: 'EnableSecondFactor', proof: code(100) })
      .thenRefused('CONFLICT');
    user.given(registered).when(offer).thenRefused('NOT_FOUND');
  });
});

describe('a code', () => {
  test('a code is accepted once, also the one that turned the factor on', () => {
    user
      .given(...on)
      .when({ type: 'UseSecondFactor', proof: code(101) })
      .then(used(101));
    for (const step of [100, 99])
      user
        .given(...on)
        .when({ type: 'UseSecondFactor', proof: code(step) })
        .thenRefused('INVALID');
    user
      .given(...on, used(102))
      .when({ type: 'UseSecondFactor', proof: code(101) })
      .thenRefused('INVALID');
  });

  test('a recovery code is accepted once', () => {
    user
      .given(...on)
      .when({ type: 'UseSecondFactor', proof: recoveryCode('r2') })
      .then(recovered('r2'));
    user
      .given(...on, recovered('r2'))
      .when({ type: 'UseSecondFactor', proof: recoveryCode('r2') })
      .thenRefused('INVALID');
    user
      .given(...on)
      .when({ type: 'UseSecondFactor', proof: recoveryCode('r9') })
      .thenRefused('INVALID');
  });

  test('a code of an earlier factor is refused, and so is any before the factor is on', () => {
    const another = [...on, disabled, offered('f2'), enabled(200)];
    for (const proof of [code(201, 'f1'), recoveryCode('r1', 'f1')])
      user
        .given(...another)
        .when({ type: 'UseSecondFactor', proof })
        .thenRefused('INVALID');
    user
      .given(...active, offered())
      .when({ type: 'UseSecondFactor', proof: code(100) })
      .thenRefused('INVALID');
  });
});

describe('turning off', () => {
  test('takes an unused code of either kind', () => {
    for (const proof of [code(101), recoveryCode('r1')])
      user
        .given(...on)
        .when({ type: 'DisableSecondFactor', proof })
        .then(disabled);
    user
      .given(...on)
      .when({ type: 'DisableSecondFactor', proof: code(100) })
      .thenRefused('INVALID');
    user
      .given(...on, disabled)
      .when({ type: 'DisableSecondFactor', proof: code(101) })
      .thenRefused('CONFLICT');
  });

  test('the operator needs none, and has no effect without a factor', () => {
    user
      .given(...on)
      .when({ type: 'RemoveSecondFactor' })
      .then(disabled);
    user
      .given(...active)
      .when({ type: 'RemoveSecondFactor' })
      .thenNothing();
  });
});
