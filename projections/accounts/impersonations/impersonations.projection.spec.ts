import type { ImpersonationEvent } from '#events/accounts/impersonation.events';
import { projected } from '#test/support/read-models/projected';
import { impersonations } from './impersonations.projection';

const of = { impersonationId: 'i1', userId: 'ann', impersonatorId: 'root' };
const started = (expiresAt: string): ImpersonationEvent => ({
  type: 'ImpersonationStarted',
  data: { ...of, reason: 'Ticket 12', expiresAt },
});
const ended: ImpersonationEvent = { type: 'ImpersonationEnded', data: { ...of, statedReason: null } };

test('an impersonation is open until its impersonator ends it', async () => {
  const documents = await projected(impersonations, [started('2026-03-01T02:30:00.000Z')]);
  expect(documents).toMatchObject([
    {
      _id: 'i1',
      user_id: 'ann',
      impersonator_id: 'root',
      status: 'open',
      started_at: '2026-03-01T01:00:00.000Z',
      ended_at: '2026-03-01T02:30:00.000Z',
    },
  ]);
  expect(JSON.stringify(documents)).not.toContain('Ticket 12');
  expect(await projected(impersonations, [started('2026-03-01T02:30:00.000Z'), ended])).toMatchObject([
    { status: 'ended', ended_at: '2026-03-01T02:00:00.000Z' },
  ]);
});

test('an impersonation ended when it expired, if that was earlier', async () =>
  expect(await projected(impersonations, [started('2026-03-01T01:30:00.000Z'), ended])).toMatchObject([
    { status: 'ended', ended_at: '2026-03-01T01:30:00.000Z' },
  ]));
