import type { ApiTokenEvent } from '#events/accounts/api-token.events';
import { scenario } from '#test/support/given-when-then';
import { apiTokenDecider, USE_PRECISION_MS } from './api-token.decider';

const now = new Date('2026-03-01T12:00:00.000Z');
const of = { tokenId: 't1', userId: 'ann' };
const content = {
  ...of,
  name: 'Backup script',
  tokenHash: 'hash',
  scopes: ['read', 'write'] as const,
  expiresAt: '2026-04-01T00:00:00.000Z',
};
const issued: ApiTokenEvent = { type: 'ApiTokenIssued', data: content };
const used: ApiTokenEvent = { type: 'ApiTokenUsed', data: { ...of, usedAt: now.toISOString() } };
const revoked: ApiTokenEvent = {
  type: 'ApiTokenRevoked',
  data: { ...of, reason: 'revoked', statedReason: 'Ticket 12' },
};
const revoke = (by: string) => ({ type: 'RevokeToken', by, reason: 'revoked', statedReason: 'Ticket 12' }) as const;

const token = scenario(apiTokenDecider);

test('a token is issued with its hash', () => {
  token
    .given()
    .when({ type: 'IssueToken', ...content, now })
    .then(issued);
  token
    .given()
    .when({ type: 'IssueToken', ...content, now: new Date(content.expiresAt) })
    .thenRefused('INVALID');
});

test('the use of a token is recorded once an hour', () => {
  token.given(issued).when({ type: 'RecordUse', now }).then(used);
  token.given(issued, used).when({ type: 'RecordUse', now }).thenNothing();
  const later = new Date(now.getTime() + USE_PRECISION_MS);
  token
    .given(issued, used)
    .when({ type: 'RecordUse', now: later })
    .then({ type: 'ApiTokenUsed', data: { ...of, usedAt: later.toISOString() } });
  token.given(issued, revoked).when({ type: 'RecordUse', now }).thenNothing();
});

test('a token is revoked by its user, once', () => {
  token.given(issued).when(revoke('ann')).then(revoked);
  token.given(issued, revoked).when(revoke('ann')).thenNothing();
  token.given(issued).when(revoke('bob')).thenRefused('NOT_FOUND');
  token.given(issued, revoked).when(revoke('bob')).thenRefused('NOT_FOUND');
  token.given().when(revoke('ann')).thenRefused('NOT_FOUND');
});
