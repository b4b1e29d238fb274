import { z } from 'zod';
import recorded from './time-zones.json';

/** The city that a time zone is named after. */
export interface Place {
  readonly city: string;
  /** The first part of the zone's name, such as Europe. */
  readonly region: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
}

const { zones, earlier_names: earlierNames } = z
  .object({
    zones: z.record(z.string(), z.tuple([z.string(), z.number(), z.number()])),
    earlier_names: z.record(z.string(), z.string()),
  })
  .parse(recorded);

const countries = new Intl.DisplayNames('en', { type: 'region' });

const words = (name: string): string => name.replaceAll('_', ' ');

const places = new Map<string, Place>();
for (const [zone, [country, lat, lon]] of Object.entries(zones)) {
  const parts = zone.split('/');
  const place = {
    city: words(parts.at(-1) ?? zone),
    region: parts[0] ?? zone,
    country: countries.of(country) ?? country,
    lat,
    lon,
  };
  places.set(zone.toLowerCase(), place);
}
for (const [earlier, zone] of Object.entries(earlierNames)) {
  const place = places.get(zone.toLowerCase());
  if (place !== undefined) places.set(earlier.toLowerCase(), place);
}

/**
 * The place of a time zone. All names of a zone have the same place, since browsers differ in which they give, such as
 * Asia/Calcutta or Asia/Kolkata. Undefined for a zone without a city, such as UTC.
 */
export const placeOfTimezone = (timezone: string): Place | undefined => places.get(timezone.toLowerCase());
