import { type Agency, agencies } from '#modules/agencies/published';
import { type Country, countries, countryOf, isPartner } from '#modules/countries/published';
import { namingOfAgency } from './naming/naming-of-agency';
import { namingOfCountry } from './naming/naming-of-country';
import { settingsOf, subjectOfTracker, trackerOfAgency, trackerOfCountry } from './subjects';

const countryWith = (code: string): Country => {
  const found = countryOf(code);
  if (found === undefined) throw new Error(`There is no country ${code}.`);
  return found;
};
const agencyWith = (slug: string): Agency => {
  const found = agencies.find((each) => each.slug === slug);
  if (found === undefined) throw new Error(`There is no agency ${slug}.`);
  return found;
};

test('each partner and each agency has a tracker with an id of its own, which stays', () => {
  const ids = [...countries.filter(isPartner).map(trackerOfCountry), ...agencies.map(trackerOfAgency)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => subjectOfTracker(id) === undefined)).toEqual([]);
  expect(trackerOfCountry(countryWith('CA'))).toBe('019b76da-a800-842d-ad3e-017ae5ffab2f');
  expect(subjectOfTracker(trackerOfCountry(countryWith('US')))).toBeUndefined();
  expect(subjectOfTracker('t1')).toBeUndefined();
});

test('the tracker of a country is weekly, searches everywhere, and says what it is of', () => {
  const country = countryWith('CA');
  expect(settingsOf({ kind: 'country', country })).toMatchObject({
    description: expect.stringContaining('between the United States and Canada'),
    frequency: 'week',
    domains: [],
    subject: { kind: 'country', key: 'CA' },
  });
});

test.each([
  ['CA', ['Canada', 'Canadian'], []],
  ['GN', ['Guinea', 'Guinean'], expect.arrayContaining(['Papua New Guinea', 'Guinea-Bissau', 'Equatorial Guinea'])],
  ['KR', ['South Korea', 'Republic of Korea', 'South Korean'], []],
  ['NL', expect.arrayContaining(['Netherlands', 'Dutch']), []],
  ['NG', ['Nigeria', 'Nigerian'], []],
])('%s is named as people name it', (code, names, others) =>
  expect(namingOfCountry(countryWith(code))).toEqual({ names, short: [], others }),
);

test('an agency is named in full, as news have it, or in short', () => {
  expect(namingOfAgency(agencyWith('department-of-the-treasury'))).toMatchObject({
    names: ['Department of the Treasury', 'Treasury Department'],
    short: ['TREAS'],
  });
  expect(namingOfAgency(agencyWith('department-of-defense')).names).toEqual(
    expect.arrayContaining(['Department of Defense', 'Defense Department', 'Department of War', 'Pentagon']),
  );
});

test('everything known has a name', () => {
  const nameless = [
    ...countries.filter((country) => namingOfCountry(country).names.length === 0),
    ...agencies.filter((agency) => namingOfAgency(agency).names.length === 0),
  ];
  expect(nameless.map(({ name }) => name)).toEqual([]);
});
