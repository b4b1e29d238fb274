import type { DomainEvent } from '#kernel/events';
import type { Projection } from '#kernel/projection';
import { accounts } from '#modules/accounts/published';
import { filledReadStore } from '#test/support/read-models/filled-read-store';
import { dashboardItem } from './dashboard-item';
import { locationsItem } from './locations';

const AT = '2026-03-01T12:00:00.000Z';
const of = (userId: string, type: string, data: object = {}): DomainEvent => ({ type, data: { userId, ...data } });
const joined = (userId: string) => [of(userId, 'UserRegistered'), of(userId, 'UserActivated')];
const livesIn = (timezone: string, userId: string) => [...joined(userId), of(userId, 'TimezoneSet', { timezone })];

const mapAfter = async (...events: readonly DomainEvent[]) => {
  const store = await filledReadStore([accounts as Projection], events);
  const item = dashboardItem.parse(await locationsItem(store, AT));
  if (item.type !== 'location_map') throw new Error('Expected a map.');
  return item;
};

const world = [
  ...livesIn('Asia/Calcutta', 'ann'),
  ...livesIn('Asia/Kolkata', 'bob'),
  ...livesIn('Europe/Berlin', 'cy'),
  ...livesIn('America/New_York', 'dee'),
  ...livesIn('America/Los_Angeles', 'eve'),
  ...livesIn('Etc/UTC', 'flo'),
  ...joined('gus'),
];

test('a place has the accounts of all names of its time zone, and leads to them', async () => {
  const { data, as_of } = await mapAfter(...world);
  expect(as_of).toBe(AT);
  expect(data.locations[0]).toEqual({
    city: 'Kolkata',
    region: 'Asia',
    country: 'India',
    lat: 22.53,
    lon: 88.37,
    count: 2,
    behind: {
      resource: 'users',
      filter: { status: 'active', timezone: ['Asia/Calcutta', 'Asia/Kolkata'] },
      time: null,
    },
  });
  expect(data.locations.map(({ city, count }) => [city, count])).toEqual([
    ['Kolkata', 2],
    ['Berlin', 1],
    ['Los Angeles', 1],
    ['New York', 1],
  ]);
});

test('the three countries and cities with the most accounts are named', async () => {
  expect((await mapAfter(...world)).data.stats).toEqual({
    total_locations: 4,
    total_countries: 3,
    top_countries: [
      { name: 'India', count: 2 },
      { name: 'United States', count: 2 },
      { name: 'Germany', count: 1 },
    ],
    top_cities: [
      { name: 'Kolkata', count: 2 },
      { name: 'Berlin', count: 1 },
      { name: 'Los Angeles', count: 1 },
    ],
  });
});

test('a person without a time zone, or with one without a city, is nowhere on the map', async () =>
  expect((await mapAfter(...world)).data.unknown).toBe(2));

test('accounts that are not activated, or were erased, are not counted', async () => {
  const { data } = await mapAfter(
    ...livesIn('Europe/Berlin', 'ann'),
    of('ann', 'UserErased'),
    of('bob', 'UserRegistered'),
    of('bob', 'TimezoneSet', { timezone: 'Europe/Berlin' }),
  );
  expect([data.locations, data.unknown]).toEqual([[], 0]);
});

test('an account that moves is counted where it is now', async () => {
  const { data } = await mapAfter(
    ...livesIn('Europe/Berlin', 'ann'),
    of('ann', 'TimezoneSet', { timezone: 'Europe/Paris' }),
  );
  expect(data.locations.map(({ city, count }) => [city, count])).toEqual([['Paris', 1]]);
});
