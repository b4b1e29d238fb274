import { accounts } from '#modules/accounts/published';
import type { ReadStore } from '#platform/read-store/read-store';
import { type Place, placeOfTimezone } from '../reference/places';
import type { DashboardItem } from './dashboard-item';
import { toItemView, rowsOfAnyTime } from './items';

const PLACES_NAMED = 3;

interface Zone {
  readonly timezone: string;
  readonly count: number;
}

interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** The most frequent first. */
const countriesOf = (
  counted: readonly { readonly country: string; readonly count: number }[],
): readonly NamedCount[] => {
  const sums = new Map<string, number>();
  for (const { country, count } of counted) sums.set(country, (sums.get(country) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
};

/** The places of time zones, and how many accounts have none. */
const locationsOf = (zones: readonly Zone[], withoutZone: number) => {
  const byPlace = new Map<Place, readonly Zone[]>();
  let unknown = withoutZone;
  for (const zone of zones) {
    const place = placeOfTimezone(zone.timezone);
    if (place === undefined) unknown += zone.count;
    else byPlace.set(place, [...(byPlace.get(place) ?? []), zone]);
  }
  const locations = [...byPlace]
    .map(([place, of]) => ({
      ...place,
      count: of.reduce((sum, { count }) => sum + count, 0),
      behind: rowsOfAnyTime('users', { status: 'active', timezone: of.map(({ timezone }) => timezone) }),
    }))
    .sort((one, other) => other.count - one.count || (one.city < other.city ? -1 : 1));
  const countries = countriesOf(locations);
  return {
    locations,
    unknown,
    stats: {
      total_locations: locations.length,
      total_countries: countries.length,
      top_countries: countries.slice(0, PLACES_NAMED),
      top_cities: locations.slice(0, PLACES_NAMED).map(({ city, count }) => ({ name: city, count })),
    },
  };
};

/** The time zones of active accounts: each is looked up after the one before, so that few accounts are read. */
const zonesOf = async (reads: Pick<ReadStore, 'find' | 'count'>): Promise<readonly Zone[]> => {
  const zones: Zone[] = [];
  for (let last = ''; ;) {
    const [next] = await reads.find(
      accounts,
      { status: 'active', timezone: { $gt: last } },
      { sort: { timezone: 1 }, limit: 1 },
    );
    if (next?.timezone == null) return zones;
    last = next.timezone;
    zones.push({ timezone: last, count: await reads.count(accounts, { status: 'active', timezone: last }) });
  }
};

/** The locations of active accounts, as coarse as their time zones. */
export const locationsItem = async (reads: Pick<ReadStore, 'find' | 'count'>, at: string): Promise<DashboardItem> => {
  const [zones, withoutZone] = await Promise.all([
    zonesOf(reads),
    reads.count(accounts, { status: 'active', timezone: null }),
  ]);
  return {
    ...toItemView(
      {
        id: 'where-people-are',
        title: 'Where people are',
        note: 'By the time zone of each account; nobody’s address is looked up.',
      },
      at,
    ),
    type: 'location_map',
    data: locationsOf(zones, withoutZone),
  };
};
