import fc from 'fast-check';
import type { PortfolioEvent } from '#events/trackers/portfolio.events';
import type { Frequency } from '#events/trackers/tracker-settings';
import { isRefusal } from '#kernel/decider';
import { scenario } from '#test/support/given-when-then';
import { admitted, settings } from '#test/support/trackers/tracker-examples';
import { type Portfolio, type PortfolioCommand, portfolioDecider } from './portfolio.decider';

const { given } = scenario(portfolioDecider);

const free = { trackers: 5, daily: 2 };
const admit = (trackerId: string, frequency: Frequency = 'week'): PortfolioCommand => ({
  type: 'AdmitTracker',
  ownerId: 'ann',
  trackerId,
  settings: settings({ frequency }),
  parentId: null,
  free,
});
const released = (trackerId: string, frequency: Frequency = 'week'): PortfolioEvent => ({
  type: 'TrackerReleased',
  data: { ownerId: 'ann', trackerId, frequency },
});
const change = (trackerId: string, frequency: Frequency): PortfolioCommand => ({
  type: 'ChangeFrequency',
  ownerId: 'ann',
  trackerId,
  settings: settings({ frequency }),
  free,
});
const allow = (allowance: { trackers: number; daily: number } | null): PortfolioCommand => ({
  type: 'ChangeAllowance',
  ownerId: 'ann',
  allowance,
  free,
});
const weekly = (...ids: string[]) => ids.map((id) => admitted(id));
const twoDaily = [admitted('a', { frequency: 'day' }), admitted('b', { frequency: 'day' })];

describe('the free plan', () => {
  test('five trackers have room', () => {
    given(...weekly('a', 'b', 'c', 'd'))
      .when(admit('e'))
      .then(admitted('e'));
    given(...weekly('a', 'b', 'c', 'd', 'e'))
      .when(admit('f'))
      .thenRefused('MAX_TRACKERS_REACHED');
  });
  test('two daily trackers have room among them', () => {
    given(...twoDaily)
      .when(admit('c', 'day'))
      .thenRefused('MAX_DAY_TRACKERS_REACHED');
    given(...twoDaily)
      .when(admit('c', 'week'))
      .then(admitted('c'));
  });
  test('takes trackers that belong together all, or none', () => {
    const together = (...ids: string[]): PortfolioCommand => ({
      type: 'AdmitTrackers',
      ownerId: 'ann',
      trackers: ids.map((trackerId) => ({ trackerId, settings: settings(), parentId: null })),
      free,
    });
    given(...weekly('a', 'b'))
      .when(together('c', 'd', 'e'))
      .then(admitted('c'), admitted('d'), admitted('e'));
    given(...weekly('a', 'b', 'c'))
      .when(together('d', 'e', 'f'))
      .thenRefused('MAX_TRACKERS_REACHED');
    given(...weekly('a', 'b'))
      .when(together('a', 'b'))
      .thenNothing();
  });
  test('names the total limit if both are reached', () =>
    given(...twoDaily, ...weekly('c', 'd', 'e'))
      .when(admit('f', 'day'))
      .thenRefused('MAX_TRACKERS_REACHED'));
  test('the slot of a deleted tracker can be reused', () =>
    given(...weekly('a', 'b', 'c', 'd', 'e'), released('a'))
      .when(admit('f'))
      .then(admitted('f')));
});

test('a tracker takes only one slot', () => given(admitted('a')).when(admit('a')).thenNothing());

describe('a change of frequency', () => {
  test('a change to daily needs a daily slot', () => {
    given(...twoDaily, admitted('c'))
      .when(change('c', 'day'))
      .thenRefused('MAX_DAY_TRACKERS_REACHED');
    given(admitted('a'))
      .when(change('a', 'day'))
      .then({
        type: 'FrequencyChanged',
        data: { ownerId: 'ann', trackerId: 'a', from: 'week', settings: settings({ frequency: 'day' }) },
      });
  });
  test('away from daily frees one', () =>
    given(...twoDaily, {
      type: 'FrequencyChanged',
      data: { ownerId: 'ann', trackerId: 'a', from: 'day', settings: settings() },
    })
      .when(admit('c', 'day'))
      .then(admitted('c', { frequency: 'day' })));
  test('a change to the same value needs nothing, even if the daily slots are full', () =>
    given(...twoDaily)
      .when(change('a', 'day'))
      .thenNothing());
  test('a change of a tracker without a slot is not found', () =>
    given().when(change('a', 'week')).thenRefused('NOT_FOUND'));
});

describe('a restored tracker', () => {
  const readmit = (frequency: Frequency, ...trackerIds: readonly string[]): PortfolioCommand => ({
    type: 'ReadmitTrackers',
    ownerId: 'ann',
    trackers: ['a', ...trackerIds].map((trackerId) => ({ trackerId, frequency })),
    free,
  });
  const readmitted = (trackerId: string): PortfolioEvent => ({
    type: 'TrackerReadmitted',
    data: { ownerId: 'ann', trackerId, frequency: 'week' },
  });
  test('takes a slot again', () => given(admitted('a'), released('a')).when(readmit('week')).then(readmitted('a')));
  test('stays deleted if none is left', () => {
    given(...weekly('a', 'b', 'c', 'd', 'e'), released('a'), admitted('f'))
      .when(readmit('week'))
      .thenRefused('MAX_TRACKERS_REACHED');
    given(
      admitted('a', { frequency: 'day' }),
      released('a', 'day'),
      admitted('b', { frequency: 'day' }),
      admitted('c', { frequency: 'day' }),
    )
      .when(readmit('day'))
      .thenRefused('MAX_DAY_TRACKERS_REACHED');
  });
  test('trackers that were deleted together are restored together, or not at all', () => {
    const threeLeft = weekly('x', 'y', 'z');
    given(...threeLeft)
      .when(readmit('week', 'b'))
      .then(readmitted('a'), readmitted('b'));
    given(...threeLeft)
      .when(readmit('week', 'b', 'c'))
      .thenRefused('MAX_TRACKERS_REACHED');
    given(...threeLeft, readmitted('a'))
      .when(readmit('week', 'b'))
      .then(readmitted('b'));
  });
});

describe('another allowance', () => {
  const allowance = (trackers: number, daily: number): PortfolioEvent => ({
    type: 'AllowanceChanged',
    data: { ownerId: 'ann', allowance: { trackers, daily } },
  });
  test('replaces the free plan', () => {
    given(...weekly('a', 'b', 'c', 'd', 'e'), allowance(50, 25))
      .when(admit('f'))
      .then(admitted('f'));
    given(...twoDaily, allowance(50, 25))
      .when(admit('c', 'day'))
      .then(admitted('c', { frequency: 'day' }));
  });
  test('a lower limit keeps existing trackers and admits no more', () =>
    given(...weekly('a', 'b'), allowance(1, 1))
      .when(admit('c'))
      .thenRefused('MAX_TRACKERS_REACHED'));
  test('an equal allowance gives no event', () =>
    given(allowance(50, 25))
      .when(allow({ trackers: 50, daily: 25 }))
      .thenNothing());
  test('ends with the free plan, once', () => {
    given(allowance(50, 25))
      .when(allow(null))
      .then({ type: 'AllowanceReset', data: { ownerId: 'ann' } });
    given().when(allow(null)).thenNothing();
  });
});

describe('lower limits', () => {
  const paid: PortfolioEvent = {
    type: 'AllowanceChanged',
    data: { ownerId: 'ann', allowance: { trackers: 9, daily: 9 } },
  };
  const reset: PortfolioEvent = { type: 'AllowanceReset', data: { ownerId: 'ann' } };
  const covered = (change: { suspended?: string[]; reinstated?: string[] }): PortfolioEvent => ({
    type: 'CoverageChanged',
    data: { ownerId: 'ann', suspended: [], reinstated: [], ...change },
  });
  const seven = weekly('a', 'b', 'c', 'd', 'e', 'f', 'g');
  const ended = [paid, ...seven, reset, covered({ suspended: ['f', 'g'] })];

  test('suspend the newest trackers, and keep the oldest', () =>
    given(paid, ...seven)
      .when(allow(null))
      .then(reset, covered({ suspended: ['f', 'g'] })));
  test('suspend daily trackers beyond the daily limit, which leaves room for later ones', () => {
    const daily = ['a', 'b', 'c'].map((id) => admitted(id, { frequency: 'day' }));
    given(paid, ...daily, ...weekly('d', 'e', 'f'))
      .when(allow(null))
      .then(reset, covered({ suspended: ['c'] }));
  });
  test('reinstate all when they are raised again', () =>
    given(...ended)
      .when(allow({ trackers: 9, daily: 9 }))
      .then(paid, covered({ reinstated: ['f', 'g'] })));
  test('reinstate the oldest suspended tracker when another is deleted', () => {
    const release = (trackerId: string) => ({ type: 'ReleaseTracker', ownerId: 'ann', trackerId, free }) as const;
    given(...ended)
      .when(release('b'))
      .then(released('b'), covered({ reinstated: ['f'] }));
    given(...ended)
      .when(release('f'))
      .then(released('f'));
  });
});

describe('a referral', () => {
  const granted: PortfolioEvent = { type: 'DailyTrackerGranted', data: { ownerId: 'ann' } };
  test('lets one more tracker be daily', () => {
    given().when({ type: 'GrantDailyTracker', ownerId: 'ann', free }).then(granted);
    given(...twoDaily, granted)
      .when(admit('c', 'day'))
      .then(admitted('c', { frequency: 'day' }));
  });
  test('a referral never exceeds the total limit', () =>
    given(
      ...['a', 'b', 'c', 'd', 'e'].map((id) => admitted(id, { frequency: 'day' })),
      granted,
      granted,
      granted,
      granted,
    )
      .when(admit('f', 'day'))
      .thenRefused('MAX_TRACKERS_REACHED'));
});

test('no sequence of commands exceeds the limits or loses a slot', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
  const frequencies = fc.constantFrom<Frequency>('day', 'week', 'month');
  const command: fc.Arbitrary<PortfolioCommand> = fc.oneof(
    fc.tuple(ids, frequencies).map(([id, frequency]) => admit(id, frequency)),
    fc.tuple(ids, frequencies).map(([id, frequency]) => change(id, frequency)),
    ids.map((trackerId) => ({ type: 'ReleaseTracker', ownerId: 'ann', trackerId, free }) as const),
    fc
      .array(fc.record({ trackerId: ids, frequency: frequencies }), { maxLength: 3 })
      .map((trackers) => ({ type: 'ReadmitTrackers', ownerId: 'ann', trackers, free }) as const),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      let state: Portfolio = portfolioDecider.initialState;
      for (const each of commands) {
        const decision = portfolioDecider.decide(each, state);
        if (!isRefusal(decision)) state = decision.reduce(portfolioDecider.evolve, state);
        const held = Object.values(state.held);
        expect(held.length).toBeLessThanOrEqual(5);
        expect(held.filter((frequency) => frequency === 'day').length).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test('an erased user’s portfolio closes once, with all its trackers, and admits no more', () => {
  const closed = { type: 'PortfolioClosed', data: { ownerId: 'ann', trackerIds: ['tariffs', 'steel'] } } as const;
  const held = [admitted('tariffs'), admitted('steel')];
  given(...held)
    .when({ type: 'ClosePortfolio', ownerId: 'ann' })
    .then(closed);
  given(...held, closed)
    .when({ type: 'ClosePortfolio', ownerId: 'ann' })
    .thenNothing();
  given(...held, closed)
    .when(admit('copper'))
    .thenRefused('NOT_FOUND');
});
