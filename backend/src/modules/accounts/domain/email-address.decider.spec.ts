import type { EmailAddressEvent } from '#events/accounts/email-address.events';
import { scenario } from '#test/support/given-when-then';
import { type EmailAddressCommand, emailAddressDecider } from './email-address.decider';

const activation = { firstName: 'Ann', lastName: 'Lee', passwordHash: 'hash', identity: null };
const claim = (userId: string): EmailAddressCommand => ({ type: 'ClaimEmail', userId, ...activation });
const release = (userId: string): EmailAddressCommand => ({ type: 'ReleaseEmail', userId });
const claimed = (userId: string): EmailAddressEvent => ({ type: 'EmailClaimed', data: { userId, ...activation } });
const released = (userId: string): EmailAddressEvent => ({ type: 'EmailReleased', data: { userId } });

const address = scenario(emailAddressDecider);

test('a free address can be claimed, with the whole activation', () =>
  address.given().when(claim('ann')).then(claimed('ann')));

test('the first of two registrations to be activated gets the address', () =>
  address.given(claimed('ann')).when(claim('bob')).thenRefused('CONFLICT'));

test('a registration claims only once', () => address.given(claimed('ann')).when(claim('ann')).thenRefused('INVALID'));

test('a released address can be claimed again', () =>
  address.given(claimed('ann'), released('ann')).when(claim('bob')).then(claimed('bob')));

test('only the account that holds the address releases it', () => {
  address.given(claimed('ann')).when(release('bob')).thenNothing();
  address.given(claimed('ann')).when(release('ann')).then(released('ann'));
  address.given(claimed('ann'), released('ann')).when(release('ann')).thenNothing();
});

test('an address that a sign-in provider confirmed is claimed without a password', () => {
  const identity = { issuer: 'https://id.example', identityKey: 'key', subject: 'ann' };
  const confirmed = { ...activation, passwordHash: null, identity };
  address
    .given()
    .when({ type: 'ClaimEmail', userId: 'ann', ...confirmed })
    .then({ type: 'EmailClaimed', data: { userId: 'ann', ...confirmed } });
});
