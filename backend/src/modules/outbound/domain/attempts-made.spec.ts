import type { EffectEvent } from '#events/outbound/effect.events';
import { recorded } from '#test/support/read-models/projected';
import { attemptsMade } from './attempts-made';

const userId = 'ann';
const planned: EffectEvent = {
  type: 'EffectPlanned',
  data: { userId, kind: 'brief-webhook', subject: {}, dueAt: '12:00', expiresAt: null, series: null },
};
const begun = (attempt: number, repeats: number | null = null): EffectEvent => ({
  type: 'AttemptBegun',
  data: { userId, attempt, leaseUntil: '12:02', repeats },
});
const failed = (attempt: number): EffectEvent => ({
  type: 'AttemptFailed',
  data: { userId, attempt, fault: 'STATUS_503', detail: '503: down', nextAttemptAt: '12:30' },
});
const delivered = (attempt: number): EffectEvent => ({
  type: 'EffectDelivered',
  data: { userId, attempt, receipt: null },
});
const cancelled: EffectEvent = { type: 'EffectCancelled', data: { userId, reason: 'channel_closed' } };

/** At the first, second and further hours of a day. */
const hour = (n: number): string => `2026-03-01T0${n}:00:00.000Z`;
const after = (...events: EffectEvent[]) => attemptsMade(events.map((event, index) => recorded(event, index)));

test('a planned effect has no attempts yet', () => expect(after(planned)).toEqual([]));

test('each attempt has its time and its outcome', () =>
  expect(after(planned, begun(1), failed(1), begun(2), delivered(2))).toEqual([
    { attempt: 1, begunAt: hour(1), status: 'failed', endedAt: hour(2), fault: 'STATUS_503', detail: '503: down' },
    { attempt: 2, begunAt: hour(3), status: 'delivered', endedAt: hour(4) },
  ]));

test('the outcome of an attempt whose process died is unknown, unless it is recorded after all', () => {
  expect(after(planned, begun(1), begun(2, 1))).toMatchObject([{ status: 'unknown' }, { status: 'under_way' }]);
  expect(after(planned, begun(1), begun(2, 1), delivered(1))).toMatchObject([{ status: 'delivered' }, {}]);
});

test('an attempt may turn out not to be needed; a later end of the delivery does not concern the ones before', () => {
  expect(after(planned, begun(1), cancelled)).toMatchObject([{ status: 'cancelled', endedAt: hour(2) }]);
  expect(after(planned, begun(1), failed(1), cancelled)).toMatchObject([{ status: 'failed' }]);
});
