import { ACCOUNT_EMAIL, type DeliveryEvent, type News } from '#events/delivery/delivery.events';
import { alone, noon, overview, plan, queued, update, userId } from '#test/support/delivery/delivery-examples';
import { scenario } from '#test/support/given-when-then';
import { deliveryDecider } from './delivery.decider';

const days = (day: number, time: string): string => `2026-03-0${day}T${time}:00.000Z`;
const moved = (dueAt: string, ...newsIds: string[]): DeliveryEvent => ({
  type: 'NewsRescheduled',
  data: { userId, newsIds, dueAt },
});
const plannedFor = (dueAt: string, ...news: readonly News[]): DeliveryEvent => ({
  type: 'BriefsPlanned',
  data: {
    userId,
    briefs: [{ scope: { kind: 'tracker', trackerId: 'drones' }, to: [ACCOUNT_EMAIL], news }],
    dropped: [],
    dueAt,
  },
});
const drones = { drones: alone('drones') };

test('a brief that was missed in a short outage is made at once, and stands for its daily time', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones')))
    .when(plan(drones, days(1, '15:00')))
    .then(plannedFor(noon, update('drones'))));

test('one brief tells all that was missed in an outage of days, for the last daily time', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones', 1)), queued(update('drones', 2), days(2, '12:00')))
    .when(plan(drones, days(4, '13:00')))
    .then(plannedFor(days(4, '12:00'), update('drones', 1), update('drones', 2))));

test('a missed brief waits for the next daily time if that is nearer', () => {
  scenario(deliveryDecider)
    .given(queued(update('drones')))
    .when(plan(drones, days(2, '09:00')))
    .then(moved(days(2, '12:00'), 'drones-1'));
  scenario(deliveryDecider)
    .given(
      queued(update('drones', 1)),
      moved(days(2, '12:00'), 'drones-1'),
      queued(update('drones', 2), days(2, '12:00')),
    )
    .when(plan(drones, days(2, '12:00')))
    .then(plannedFor(days(2, '12:00'), update('drones', 1), update('drones', 2)));
});

test('a first overview does not wait with the others, nor does what is dropped', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones')), queued(overview('steel'), days(2, '08:00')), queued(update('moon')))
    .when(
      plan(
        { ...drones, steel: alone('steel'), moon: { kind: 'dropped', because: 'tracker_deleted' } },
        days(2, '09:00'),
      ),
    )
    .then(moved(days(2, '12:00'), 'drones-1'), {
      type: 'BriefsPlanned',
      data: {
        userId,
        briefs: [{ scope: { kind: 'tracker', trackerId: 'steel' }, to: [ACCOUNT_EMAIL], news: [overview('steel')] }],
        dropped: [{ newsId: 'moon-1', because: 'tracker_deleted' }],
        dueAt: days(2, '08:00'),
      },
    }));

test('a daily time has one brief: news that were queued too late for it wait for the next', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones', 1)), plannedFor(noon, update('drones', 1)), queued(update('drones', 2)))
    .when(plan(drones, days(1, '12:05')))
    .then(moved(days(2, '12:00'), 'drones-2')));
