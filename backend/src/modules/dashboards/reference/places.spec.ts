import { placeOfTimezone } from './places';

test('a time zone is where its city is', () => {
  expect(placeOfTimezone('America/Argentina/Buenos_Aires')).toEqual({
    city: 'Buenos Aires',
    region: 'America',
    country: 'Argentina',
    lat: -34.6,
    lon: -58.45,
  });
});

test('all names of a zone lead to the same place', () => {
  expect(placeOfTimezone('Asia/Calcutta')).toBe(placeOfTimezone('Asia/Kolkata'));
  expect(placeOfTimezone('europe/berlin')).toBe(placeOfTimezone('Europe/Berlin'));
});

test.each(['UTC', 'Etc/GMT+5', 'EST5EDT', 'Nowhere/Atlantis'])('%s is nowhere', (timezone) =>
  expect(placeOfTimezone(timezone)).toBeUndefined(),
);

test('every zone that this machine knows by a city has a place', () => {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'));
  expect(known.length).toBeGreaterThan(400);
  expect(known.filter((zone) => placeOfTimezone(zone) === undefined)).toEqual([]);
});
