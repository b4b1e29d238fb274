import type { DeliveryEvent, News } from '#events/delivery/delivery.events';
import { scenario } from '../../../../../test/support/given-when-then';
import { type BriefRoute, type DeliveryCommand, deliveryDecider } from './delivery.decider';

const userId = 'ann';
const noon = '2026-03-01T12:00:00.000Z';
const evening = '2026-03-01T18:00:00.000Z';

const update = (trackerId: string, n = 1): News => ({
  newsId: `${trackerId}-${n}`,
  trackerId,
  updateId: `${trackerId}-${n}`,
});
const overview = (trackerId: string): News => ({ newsId: `${trackerId}/overview`, trackerId, updateId: null });
const queued = (news: News, dueAt = noon): DeliveryEvent => ({ type: 'NewsQueued', data: { userId, ...news, dueAt } });
const planned = (...briefs: Extract<DeliveryEvent, { type: 'BriefsPlanned' }>['data']['briefs']): DeliveryEvent => ({
  type: 'BriefsPlanned',
  data: { userId, briefs, dropped: [], dueAt: noon },
});

const alone = (trackerId: string): BriefRoute => ({ kind: 'sent', scope: { kind: 'tracker', trackerId } });
const inFolder = (collectionId: string | null): BriefRoute => ({
  kind: 'sent',
  scope: { kind: 'collection', collectionId },
});
const plan = (routes: Readonly<Record<string, BriefRoute>>, now = noon): DeliveryCommand => ({
  type: 'PlanBriefs',
  userId,
  now,
  routes,
});

test('news wait for the next brief, each once', () => {
  const queue: DeliveryCommand = { type: 'QueueNews', userId, news: update('drones'), dueAt: noon };
  scenario(deliveryDecider)
    .given()
    .when(queue)
    .then(queued(update('drones')));
  scenario(deliveryDecider)
    .given(queued(update('drones')))
    .when(queue)
    .thenNothing();
});

test('each tracker has a brief of its own, with all that it told since the last one', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones', 1)), queued(update('steel')), queued(update('drones', 2)))
    .when(plan({ drones: alone('drones'), steel: alone('steel') }))
    .then(
      planned(
        { scope: { kind: 'tracker', trackerId: 'drones' }, news: [update('drones', 1), update('drones', 2)] },
        { scope: { kind: 'tracker', trackerId: 'steel' }, news: [update('steel')] },
      ),
    ));

test('the trackers of a folder that combines share a brief, and those of the root another', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones')), queued(update('moon')), queued(update('steel')))
    .when(plan({ drones: inFolder('trade'), steel: inFolder('trade'), moon: inFolder(null) }))
    .then(
      planned(
        { scope: { kind: 'collection', collectionId: 'trade' }, news: [update('drones'), update('steel')] },
        { scope: { kind: 'collection', collectionId: null }, news: [update('moon')] },
      ),
    ));

test('a first overview is a brief by itself, whatever its folder does', () =>
  scenario(deliveryDecider)
    .given(queued(overview('drones')), queued(update('steel')))
    .when(plan({ drones: inFolder('trade'), steel: inFolder('trade') }))
    .then(
      planned(
        { scope: { kind: 'tracker', trackerId: 'drones' }, news: [overview('drones')] },
        { scope: { kind: 'collection', collectionId: 'trade' }, news: [update('steel')] },
      ),
    ));

test('what is not due yet goes on waiting', () => {
  scenario(deliveryDecider)
    .given(queued(update('drones'), evening))
    .when(plan({ drones: alone('drones') }))
    .thenNothing();
  scenario(deliveryDecider)
    .given(queued(update('drones'), evening), queued(update('steel')))
    .when(plan({ drones: alone('drones'), steel: alone('steel') }))
    .then(planned({ scope: { kind: 'tracker', trackerId: 'steel' }, news: [update('steel')] }));
});

test('what a brief has told is in no later one', () =>
  scenario(deliveryDecider)
    .given(
      queued(update('drones')),
      planned({ scope: { kind: 'tracker', trackerId: 'drones' }, news: [update('drones')] }),
    )
    .when(plan({ drones: alone('drones') }, evening))
    .thenNothing());

test('news are dropped where mails are off, and where the tracker is gone', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones')), queued(update('steel')))
    .when(plan({ drones: { kind: 'dropped', because: 'emails_off' } }))
    .then({
      type: 'BriefsPlanned',
      data: {
        userId,
        briefs: [],
        dropped: [
          { newsId: 'drones-1', because: 'emails_off' },
          { newsId: 'steel-1', because: 'tracker_deleted' },
        ],
        dueAt: noon,
      },
    }));

test('another time of day moves what waits for the daily brief', () => {
  const later: DeliveryCommand = { type: 'RescheduleNews', userId, dueAt: evening };
  scenario(deliveryDecider)
    .given(queued(update('drones')), queued(overview('steel')))
    .when(later)
    .then({ type: 'NewsRescheduled', data: { userId, newsIds: ['drones-1'], dueAt: evening } });
  scenario(deliveryDecider)
    .given(queued(update('drones'), evening))
    .when(later)
    .thenNothing();
  scenario(deliveryDecider)
    .given(queued(overview('steel')))
    .when(later)
    .thenNothing();
});

test('the day of the last daily brief is known, which a first overview does not count for', () => {
  const after = (...events: DeliveryEvent[]) => events.reduce(deliveryDecider.evolve, deliveryDecider.initialState);
  const first = planned({ scope: { kind: 'tracker', trackerId: 'drones' }, news: [overview('drones')] });
  const daily = planned({ scope: { kind: 'tracker', trackerId: 'drones' }, news: [update('drones')] });
  expect(after(first).lastSlot).toBeNull();
  expect(after(first, daily).lastSlot).toBe(noon);
});
