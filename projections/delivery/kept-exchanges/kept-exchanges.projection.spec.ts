import type { EffectEvent } from '#events/outbound/effect.events';
import { projected } from '#test/support/read-models/projected';
import { keptExchanges } from './kept-exchanges.projection';

const userId = 'ann';
const planned = (kind: string): EffectEvent => ({
  type: 'EffectPlanned',
  data: { userId, kind, subject: {}, dueAt: '12:00', expiresAt: null, series: null },
});
const begun = (attempt: number): EffectEvent => ({
  type: 'AttemptBegun',
  data: { userId, attempt, leaseUntil: '12:02', repeats: null },
});
const expired: EffectEvent = { type: 'ExchangesExpired', data: { userId } };

const after = (...events: EffectEvent[]) =>
  projected(
    { ...keptExchanges, project: (event) => keptExchanges.project({ ...event, stream: 'outbound-e1' }) },
    events,
  );

test('an exchange with a webhook is kept for 30 days after the last attempt', async () => {
  const webhook = planned('brief-webhook');
  expect(await after(webhook)).toEqual([{ _id: 'e1', user_id: 'ann', expires_at: '2026-03-31T01:00:00.000Z' }]);
  expect(await after(webhook, begun(1))).toMatchObject([{ expires_at: '2026-03-31T02:00:00.000Z' }]);
  expect(await after(webhook, begun(1), begun(2))).toMatchObject([{ expires_at: '2026-03-31T03:00:00.000Z' }]);
  expect(await after(webhook, begun(1), expired)).toEqual([]);
});

test('an exchange with another channel is not kept', async () => {
  expect(await after(planned('brief-slack'), begun(1))).toEqual([]);
});
