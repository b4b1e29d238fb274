import { ACCOUNT_EMAIL, type DeliveryEvent, type Destination } from '#events/delivery/delivery.events';
import { alone, noon, overview, plan, queued, update, userId } from '#test/support/delivery/delivery-examples';
import { scenario } from '#test/support/given-when-then';
import type { BriefRoute } from './delivery';
import { type DeliveryCommand, TURNED_OFF, UNSUBSCRIBED, deliveryDecider } from './delivery.decider';

const evening = '2026-03-01T18:00:00.000Z';

type PlannedBrief = Extract<DeliveryEvent, { type: 'BriefsPlanned' }>['data']['briefs'][number];
const planned = (...briefs: (Omit<PlannedBrief, 'to'> & Partial<Pick<PlannedBrief, 'to'>>)[]): DeliveryEvent => ({
  type: 'BriefsPlanned',
  data: { userId, briefs: briefs.map((brief) => ({ to: [ACCOUNT_EMAIL], ...brief })), dropped: [], dueAt: noon },
});

const slack: Destination = { kind: 'slack', channelId: 'c1' };
const inFolder = (collectionId: string | null, ...to: readonly Destination[]): BriefRoute => ({
  kind: 'sent',
  scope: { kind: 'collection', collectionId },
  to: to.length === 0 ? [ACCOUNT_EMAIL] : to,
});

test('news waits for the next brief, each once', () => {
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

test('news that is not due yet keeps waiting', () => {
  scenario(deliveryDecider)
    .given(queued(update('drones'), evening))
    .when(plan({ drones: alone('drones') }))
    .thenNothing();
  scenario(deliveryDecider)
    .given(queued(update('drones'), evening), queued(update('steel')))
    .when(plan({ drones: alone('drones'), steel: alone('steel') }))
    .then(planned({ scope: { kind: 'tracker', trackerId: 'steel' }, news: [update('steel')] }));
});

test('news of one brief is not repeated in a later one', () =>
  scenario(deliveryDecider)
    .given(
      queued(update('drones')),
      planned({ scope: { kind: 'tracker', trackerId: 'drones' }, news: [update('drones')] }),
    )
    .when(plan({ drones: alone('drones') }, evening))
    .thenNothing());

test('news is dropped where nothing is to be sent, and where the tracker is gone', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones')), queued(update('steel')))
    .when(
      plan({
        drones: { kind: 'dropped', because: 'no_destination' },
        steel: { kind: 'dropped', because: 'tracker_deleted' },
      }),
    )
    .then({
      type: 'BriefsPlanned',
      data: {
        userId,
        briefs: [],
        dropped: [
          { newsId: 'drones-1', because: 'no_destination' },
          { newsId: 'steel-1', because: 'tracker_deleted' },
        ],
        dueAt: noon,
      },
    }));

test('a listener gets a brief although it is not sent anywhere', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones')))
    .when(plan({ drones: { kind: 'sent', scope: { kind: 'tracker', trackerId: 'drones' }, to: [], isHeard: true } }))
    .then({
      type: 'BriefsPlanned',
      data: {
        userId,
        briefs: [{ scope: { kind: 'tracker', trackerId: 'drones' }, to: [], news: [update('drones')] }],
        dropped: [],
        dueAt: noon,
      },
    }));

test('news that came in while the brief was made wait for the next one', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones')), queued(update('steel')))
    .when(plan({ drones: alone('drones') }))
    .then(planned({ scope: { kind: 'tracker', trackerId: 'drones' }, news: [update('drones')] })));

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

test('the trackers of a folder share a brief only where they go to the same places', () =>
  scenario(deliveryDecider)
    .given(queued(update('drones')), queued(update('steel')), queued(update('moon')))
    .when(
      plan({
        drones: inFolder('trade', ACCOUNT_EMAIL, slack),
        steel: inFolder('trade', slack),
        moon: inFolder('trade', slack, ACCOUNT_EMAIL),
      }),
    )
    .then(
      planned(
        {
          scope: { kind: 'collection', collectionId: 'trade' },
          to: [ACCOUNT_EMAIL, slack],
          news: [update('drones'), update('moon')],
        },
        { scope: { kind: 'collection', collectionId: 'trade' }, to: [slack], news: [update('steel')] },
      ),
    ));

const on = { userId, destination: slack };
const failed: DeliveryEvent = { type: 'DestinationFailed', data: { ...on, fault: 'STATUS_404' } };
const recovered: DeliveryEvent = { type: 'DestinationRecovered', data: on };
const paused: DeliveryEvent = { type: 'DestinationPaused', data: { ...on, fault: 'STATUS_404' } };
const resumed: DeliveryEvent = { type: 'DestinationResumed', data: on };
const noteFailure: DeliveryCommand = { type: 'NoteFailure', ...on, fault: 'STATUS_404' };

test('a destination that fails three times in a row is paused, until its user resumes it', () => {
  const delivery = scenario(deliveryDecider);
  delivery.given(failed).when(noteFailure).then(failed);
  delivery.given(failed, failed).when(noteFailure).then(failed, paused);
  delivery.given(failed, failed, recovered, failed).when(noteFailure).then(failed);
  delivery.given(failed, failed, failed, paused).when(noteFailure).thenNothing();
  delivery
    .given(failed, failed, failed, paused)
    .when({ type: 'ResumeDestination', userId, channelId: slack.channelId })
    .then(resumed);
  delivery.given(failed, failed, failed, paused, resumed).when(noteFailure).then(failed);
  delivery.given(failed).when({ type: 'ResumeDestination', userId, channelId: slack.channelId }).thenNothing();
});

test('a success is noted only after a failure', () => {
  scenario(deliveryDecider)
    .given()
    .when({ type: 'NoteSuccess', ...on })
    .thenNothing();
  scenario(deliveryDecider)
    .given(failed)
    .when({ type: 'NoteSuccess', ...on })
    .then(recovered);
});

test('a recipient who asked the carrier to stop is not tried again', () =>
  scenario(deliveryDecider)
    .given()
    .when({ type: 'NoteFailure', ...on, fault: UNSUBSCRIBED })
    .then(
      { type: 'DestinationFailed', data: { ...on, fault: UNSUBSCRIBED } },
      { type: 'DestinationPaused', data: { ...on, fault: UNSUBSCRIBED } },
    ));

test('a user turns a destination off, and on again', () => {
  const off: DeliveryEvent = { type: 'DestinationPaused', data: { ...on, fault: TURNED_OFF } };
  scenario(deliveryDecider)
    .given(failed)
    .when({ type: 'TurnDestinationOff', ...on })
    .then(off);
  scenario(deliveryDecider)
    .given(off)
    .when({ type: 'TurnDestinationOff', ...on })
    .thenNothing();
  scenario(deliveryDecider)
    .given(off)
    .when({ type: 'ResumeDestination', userId, channelId: slack.channelId })
    .then(resumed);
});

test('briefs go past what is paused', () => {
  const given = [queued(update('drones')), failed, failed, failed, paused];
  scenario(deliveryDecider)
    .given(...given)
    .when(plan({ drones: alone('drones', ACCOUNT_EMAIL, slack) }))
    .then(planned({ scope: { kind: 'tracker', trackerId: 'drones' }, news: [update('drones')] }));
  scenario(deliveryDecider)
    .given(...given)
    .when(plan({ drones: alone('drones', slack) }))
    .then({
      type: 'BriefsPlanned',
      data: { userId, briefs: [], dropped: [{ newsId: 'drones-1', because: 'no_destination' }], dueAt: noon },
    });
});
