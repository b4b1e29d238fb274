import type { EffectEvent, EffectPlan } from '#events/outbound/effect.events';
import { scenario } from '#test/support/given-when-then';
import { type OutboundEffectCommand, outboundEffectDecider } from './effect.decider';

const { given } = scenario(outboundEffectDecider);

const at = (minute: number): string => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
const userId = 'ann';
const plan: EffectPlan = {
  userId,
  kind: 'account-mail',
  subject: { requestedBy: 'event-1' },
  dueAt: at(0),
  expiresAt: at(60),
  series: null,
};
const planned = (changed: Partial<EffectPlan> = {}): EffectEvent => ({
  type: 'EffectPlanned',
  data: { ...plan, ...changed },
});
const begun = (attempt: number, minute: number, repeats: number | null = null): EffectEvent => ({
  type: 'AttemptBegun',
  data: { userId, attempt, leaseUntil: at(minute), repeats },
});
const failure = { fault: 'UNREACHABLE', detail: 'connect ECONNREFUSED' };
const failed = (attempt: number, next: number | null): EffectEvent => ({
  type: 'AttemptFailed',
  data: { userId, attempt, ...failure, nextAttemptAt: next === null ? null : at(next) },
});
const givenUp = (because: 'attempts' | 'refused' | 'expired', attempts: number): EffectEvent => ({
  type: 'EffectGivenUp',
  data: { userId, because, attempts },
});
const delivered = (attempt: number, receipt: string | null = null): EffectEvent => ({
  type: 'EffectDelivered',
  data: { userId, attempt, receipt },
});
const reason = 'The mail server is back.';
const retried = (minute: number): EffectEvent => ({
  type: 'EffectRetried',
  data: { userId, dueAt: at(minute), reason },
});
const skipped: EffectEvent = { type: 'EffectSkipped', data: { userId, reason } };
const cancelled: EffectEvent = { type: 'EffectCancelled', data: { userId, reason: 'account_erased' } };

const begin = (minute: number): OutboundEffectCommand => ({
  type: 'BeginAttempt',
  now: at(minute),
  leaseUntil: at(minute + 2),
  maxAttempts: 3,
});
const ends = (
  attempt: number,
  end: Extract<OutboundEffectCommand, { type: 'EndAttempt' }>['end'],
): OutboundEffectCommand => ({
  type: 'EndAttempt',
  attempt,
  end,
});
const fails = (attempt: number, next: number | null) =>
  ends(attempt, { kind: 'failed', ...failure, nextAttemptAt: next === null ? null : at(next) });
const retry = (minute: number): OutboundEffectCommand => ({ type: 'RetryEffect', now: at(minute), reason });
const skip = (minute: number): OutboundEffectCommand => ({ type: 'SkipEffect', now: at(minute), reason });

test('an effect is planned once', () => {
  given().when({ type: 'PlanEffect', plan }).then(planned());
  given(planned()).when({ type: 'PlanEffect', plan }).thenNothing();
});

test('an effect that was not planned cannot be attempted', () => given().when(begin(0)).thenRefused('NOT_FOUND'));

test('an attempt is recorded before it is made, once it is due', () => {
  given(planned({ dueAt: at(5) }))
    .when(begin(4))
    .thenRefused('CONFLICT');
  given(planned({ dueAt: at(5) }))
    .when(begin(5))
    .then(begun(1, 7));
});

test('only one worker begins an attempt', () => given(planned(), begun(1, 2)).when(begin(1)).thenRefused('CONFLICT'));

test('an attempt without an outcome is repeated once its lease has run out, and the record says so', () =>
  given(planned(), begun(1, 2))
    .when(begin(2))
    .then(begun(2, 4, 1)));

test('a receiver accepts an effect once', () => {
  const accepted = ends(1, { kind: 'delivered', receipt: 'm-1' });
  given(planned(), begun(1, 2)).when(accepted).then(delivered(1, 'm-1'));
  given(planned(), begun(1, 2), delivered(1)).when(accepted).thenNothing();
  given(planned(), begun(1, 2), delivered(1)).when(begin(9)).thenRefused('CONFLICT');
});

test.each<[string, EffectEvent[]]>([
  ['taken for dead', [begun(2, 4, 1)]],
  ['given up', [givenUp('expired', 1)]],
  ['skipped', [skipped]],
  ['cancelled', [cancelled]],
])('an attempt that was %s and yet succeeded is a delivery', (_what, meanwhile) =>
  given(planned(), begun(1, 2), ...meanwhile)
    .when(ends(1, { kind: 'delivered', receipt: null }))
    .then(delivered(1)),
);

test('an attempt that was not begun has no outcome', () =>
  given(planned())
    .when(ends(1, { kind: 'delivered', receipt: null }))
    .thenRefused('CONFLICT'));

test('a failed attempt is followed by another at the time it was given', () => {
  given(planned(), begun(1, 2)).when(fails(1, 10)).then(failed(1, 10));
  given(planned(), begun(1, 2), failed(1, 10)).when(begin(9)).thenRefused('CONFLICT');
  given(planned(), begun(1, 2), failed(1, 10)).when(begin(10)).then(begun(2, 12));
});

test('the failure of an attempt that was taken for dead changes nothing', () =>
  given(planned(), begun(1, 2), begun(2, 4, 1))
    .when(fails(1, 10))
    .thenNothing());

test('an effect is given up when all its attempts have failed', () => {
  given(planned(), begun(1, 2)).when(fails(1, null)).then(failed(1, null), givenUp('attempts', 1));
  given(planned(), begun(1, 2), begun(2, 4, 1), begun(3, 6, 2))
    .when(begin(6))
    .then(givenUp('attempts', 3));
});

test('an effect is given up at once when the receiver refuses it for good', () =>
  given(planned(), begun(1, 2))
    .when(ends(1, { kind: 'refused', ...failure }))
    .then(failed(1, null), givenUp('refused', 1)));

test('an effect is given up when it is of no use any more', () => {
  given(planned()).when(begin(60)).then(givenUp('expired', 0));
  given(planned(), begun(1, 2)).when(fails(1, 60)).then(failed(1, null), givenUp('expired', 1));
  given(planned({ expiresAt: null }))
    .when(begin(600))
    .then(begun(1, 602));
});

test('an effect that turns out not to be needed is cancelled', () => {
  given(planned(), begun(1, 2))
    .when(ends(1, { kind: 'cancelled', reason: 'account_erased' }))
    .then(cancelled);
  const cancel = { type: 'CancelEffect', reason: 'account_erased' } as const;
  given(planned()).when(cancel).then(cancelled);
  given(planned(), begun(1, 2), failed(1, null), givenUp('attempts', 1)).when(cancel).then(cancelled);
  for (const over of [delivered(1), skipped, cancelled]) given(planned(), begun(1, 2), over).when(cancel).thenNothing();
});

test('an administrator retries what was given up, with all its attempts', () => {
  const history = [planned(), begun(1, 2), begun(2, 4, 1), begun(3, 6, 2), givenUp('attempts', 3)];
  given(...history)
    .when(retry(9))
    .then(retried(9));
  given(...history, retried(9))
    .when(begin(9))
    .then(begun(4, 11));
  given(...history, retried(9), begun(4, 11), begun(5, 13, 4))
    .when(begin(13))
    .then(begun(6, 15, 5));
});

test('an administrator has an effect that waits for its next attempt tried at once', () =>
  given(planned(), begun(1, 2), failed(1, 10)).when(retry(5)).then(retried(5)));

test('an effect with an attempt under way can be neither retried nor skipped', () => {
  given(planned(), begun(1, 2)).when(retry(1)).thenRefused('CONFLICT');
  given(planned(), begun(1, 2)).when(skip(1)).thenRefused('CONFLICT');
  given(planned(), begun(1, 2)).when(skip(2)).then(skipped);
});

test('an effect that has ended, or is of no use any more, is not retried', () => {
  for (const over of [delivered(1), skipped, cancelled])
    given(planned(), begun(1, 2), over).when(retry(9)).thenRefused('CONFLICT');
  given(planned(), givenUp('expired', 0)).when(retry(61)).thenRefused('CONFLICT');
});

test('an administrator skips an effect once', () => {
  given(planned()).when(skip(1)).then(skipped);
  given(planned(), skipped).when(skip(1)).thenNothing();
  given(planned(), begun(1, 2), delivered(1)).when(skip(1)).thenRefused('CONFLICT');
  given(planned(), cancelled).when(skip(1)).thenRefused('CONFLICT');
  given(planned(), skipped).when(begin(1)).thenRefused('CONFLICT');
});

test('the record of an exchange expires, whatever becomes of the effect', () => {
  const expire = { type: 'ExpireExchanges' } as const;
  const expired: EffectEvent = { type: 'ExchangesExpired', data: { userId } };
  given().when(expire).thenRefused('NOT_FOUND');
  given(planned(), begun(1, 2), delivered(1)).when(expire).then(expired);
  given(planned(), begun(1, 2), failed(1, 10), expired).when(begin(10)).then(begun(2, 12));
});

test('an effect that was given up and never retried ends', () => {
  const abandon = { type: 'AbandonEffect' } as const;
  const abandoned: EffectEvent = { type: 'EffectCancelled', data: { userId, reason: 'nobody_retried' } };
  given(planned(), givenUp('attempts', 1)).when(abandon).then(abandoned);
  // Retried in the moment in which it was to end.
  given(planned(), givenUp('attempts', 1), retried(9)).when(abandon).thenNothing();
  given(planned(), delivered(1)).when(abandon).thenNothing();
});
