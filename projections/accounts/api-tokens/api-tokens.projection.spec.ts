import type { ApiTokenEvent } from '#events/accounts/api-token.events';
import { projected } from '#test/support/read-models/projected';
import { apiTokens } from './api-tokens.projection';

const of = { tokenId: 't1', userId: 'ann' };
const issued: ApiTokenEvent = {
  type: 'ApiTokenIssued',
  data: { ...of, name: 'Backup script', tokenHash: 'hash', scopes: ['read'], expiresAt: null },
};
const used: ApiTokenEvent = { type: 'ApiTokenUsed', data: { ...of, usedAt: '2026-03-01T02:00:00.000Z' } };

test('a token is listed with its last use until it is revoked', async () => {
  expect(await projected(apiTokens, [issued, used])).toMatchObject([
    {
      _id: 't1',
      user_id: 'ann',
      name: 'Backup script',
      scopes: ['read'],
      created_at: '2026-03-01T01:00:00.000Z',
      expires_at: null,
      last_used_at: '2026-03-01T02:00:00.000Z',
    },
  ]);
  const revoked: ApiTokenEvent = { type: 'ApiTokenRevoked', data: { ...of, reason: 'revoked', statedReason: null } };
  expect(await projected(apiTokens, [issued, used, revoked])).toEqual([]);
});
