import type { SessionEvent } from '#events/accounts/session.events';
import { projected } from '#test/support/read-models/projected';
import { sessions } from './sessions.projection';

const of = { sessionId: 's', userId: 'ann' };
const started: SessionEvent = {
  type: 'SessionStarted',
  data: {
    ...of,
    tokenHash: 'h0',
    expiresAt: '2026-03-31T01:00:00.000Z',
    endsAt: '2026-05-30T01:00:00.000Z',
    passwordVersion: 1,
    browserName: 'Firefox',
    system: 'Windows',
  },
};

test('a session has the time of its last refresh, but no tokens', async () => {
  const rotated: SessionEvent = {
    type: 'SessionRotated',
    data: { ...of, tokenHash: 'h1', rotatedAt: '2026-03-01T02:00:00.000Z', expiresAt: '2026-03-31T02:00:00.000Z' },
  };
  const documents = await projected(sessions, [started, rotated]);
  expect(documents).toMatchObject([
    {
      _id: 's',
      user_id: 'ann',
      status: 'live',
      started_at: '2026-03-01T01:00:00.000Z',
      refreshed_at: '2026-03-01T02:00:00.000Z',
      expires_at: '2026-03-31T02:00:00.000Z',
      browser: 'Firefox',
      system: 'Windows',
    },
  ]);
  expect(JSON.stringify(documents)).not.toMatch(/h0|h1/);
});

test('an ended session has a reason, and no longer names its browser and system', async () => {
  const ended: SessionEvent = { type: 'SessionEnded', data: { ...of, reason: 'token_reused', statedReason: null } };
  expect(await projected(sessions, [started, { type: 'TokenReuseDetected', data: of }, ended])).toMatchObject([
    { status: 'ended', ended_at: '2026-03-01T03:00:00.000Z', end_reason: 'token_reused', browser: null, system: null },
  ]);
});
