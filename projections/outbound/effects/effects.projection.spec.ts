import type { EffectEvent } from '#events/outbound/effect.events';
import type { ForgottenDeliveriesEvent } from '#events/outbound/forgotten-deliveries.events';
import type { DomainEvent } from '#kernel/events';
import { projected, recorded } from '#test/support/read-models/projected';
import { effects } from './effects.projection';

const userId = 'ann';
const planned: EffectEvent = {
  type: 'EffectPlanned',
  data: {
    userId,
    kind: 'account-mail',
    subject: { requestedBy: 'event-1' },
    dueAt: '12:00',
    expiresAt: null,
    series: null,
  },
};
const begun = (repeats: number | null = null): EffectEvent => ({
  type: 'AttemptBegun',
  data: { userId, attempt: repeats === null ? 1 : repeats + 1, leaseUntil: '12:02', repeats },
});
const failed: EffectEvent = {
  type: 'AttemptFailed',
  data: { userId, attempt: 1, fault: 'UNREACHABLE', detail: 'a•••@example.org', nextAttemptAt: '12:04' },
};
const givenUp: EffectEvent = { type: 'EffectGivenUp', data: { userId, because: 'attempts', attempts: 1 } };
const reason = 'The mailbox is gone.';

const after = async (...events: (EffectEvent | ForgottenDeliveriesEvent)[]) =>
  (await projected({ ...effects, project: (event) => effects.project(ofOneStream(event)) }, events))[0];
const ofOneStream = <Event extends DomainEvent>(event: ReturnType<typeof recorded<Event>>) => ({
  ...event,
  stream: 'outbound-e1',
});

test('an effect is due when it is planned', async () => {
  expect(await after(planned)).toMatchObject({
    _id: 'e1',
    state: 'due',
    due_at: '12:00',
    attempts: 0,
    event_id: 'cause',
    ended_at: null,
  });
});

test('an effect with an attempt under way is due when the lease runs out', async () => {
  expect(await after(planned, begun())).toMatchObject({ state: 'attempting', due_at: '12:02', attempts: 1 });
});

test('an attempt without an outcome may have arrived', async () => {
  expect(await after(planned, begun())).toMatchObject({ may_have_arrived: false });
  expect(await after(planned, begun(), begun(1))).toMatchObject({ attempts: 2, may_have_arrived: true });
});

test('a failed attempt is shown with its fault until the next', async () => {
  expect(await after(planned, begun(), failed)).toMatchObject({
    state: 'due',
    due_at: '12:04',
    fault: 'UNREACHABLE',
    detail: 'a•••@example.org',
    failed_at: '2026-03-01T03:00:00.000Z',
  });
});

test('an effect that was given up is not due until it is retried', async () => {
  expect(await after(planned, begun(), failed, givenUp)).toMatchObject({
    state: 'given_up',
    due_at: null,
    reason: 'attempts',
    ended_at: null,
  });
  const retried: EffectEvent = { type: 'EffectRetried', data: { userId, dueAt: '13:00', reason } };
  expect(await after(planned, begun(), failed, givenUp, retried)).toMatchObject({ state: 'due', due_at: '13:00' });
});

test('a forgotten delivery is not listed', async () => {
  const delivered: EffectEvent = { type: 'EffectDelivered', data: { userId, attempt: 1, receipt: null } };
  expect(
    await after(planned, begun(), delivered, { type: 'DeliveriesForgotten', data: { effectIds: ['e0'] } }),
  ).toBeDefined();
  expect(
    await after(planned, begun(), delivered, { type: 'DeliveriesForgotten', data: { effectIds: ['e0', 'e1'] } }),
  ).toBeUndefined();
});

test.each<[string, EffectEvent, string | null]>([
  ['delivered', { type: 'EffectDelivered', data: { userId, attempt: 1, receipt: null } }, null],
  ['skipped', { type: 'EffectSkipped', data: { userId, reason } }, reason],
  ['cancelled', { type: 'EffectCancelled', data: { userId, reason: 'account_erased' } }, 'account_erased'],
])('once an effect is %s, it is not due and nothing is left of an error', async (state, end, why) => {
  expect(await after(planned, begun(), failed, end)).toMatchObject({
    state,
    due_at: null,
    detail: null,
    reason: why,
    ended_at: '2026-03-01T04:00:00.000Z',
  });
});
