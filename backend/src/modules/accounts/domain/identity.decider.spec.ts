import type { IdentityEvent } from '#events/accounts/identity.events';
import { scenario } from '#test/support/given-when-then';
import { identityDecider } from './identity.decider';

const releasedAt = '2025-01-17T10:00:00.000Z';
const claimed: IdentityEvent = { type: 'IdentityClaimed', data: { userId: 'ann' } };
const released: IdentityEvent = { type: 'IdentityReleased', data: { userId: 'ann', releasedAt } };

const identity = scenario(identityDecider);

test('an identity opens the account that claimed it, and no other', () => {
  identity.given().when({ type: 'ClaimIdentity', userId: 'ann' }).then(claimed);
  identity.given(claimed).when({ type: 'ClaimIdentity', userId: 'ann' }).thenNothing();
  identity.given(claimed).when({ type: 'ClaimIdentity', userId: 'eve' }).thenRefused('CONFLICT');
});

test('an erased account releases it, once', () => {
  identity.given(claimed).when({ type: 'ReleaseIdentity', userId: 'ann', releasedAt }).then(released);
  identity.given(claimed).when({ type: 'ReleaseIdentity', userId: 'eve', releasedAt }).thenNothing();
  identity.given(claimed, released).when({ type: 'ReleaseIdentity', userId: 'ann', releasedAt }).thenNothing();
});

test('released, it may be claimed by a new account', () =>
  identity
    .given(claimed, released)
    .when({ type: 'ClaimIdentity', userId: 'ann-again' })
    .then({ type: 'IdentityClaimed', data: { userId: 'ann-again' } }));
