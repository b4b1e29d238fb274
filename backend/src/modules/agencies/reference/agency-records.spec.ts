import { agencies, agencyNamed, namesOf } from './agency-records';

test('there are 284 agencies, each with its own slug and name', () => {
  expect(agencies).toHaveLength(284);
  expect(new Set(agencies.map(({ slug }) => slug)).size).toBe(284);
  expect(new Set(agencies.map(({ displayName }) => displayName)).size).toBe(284);
});

test('the map has 16 executive offices, 15 departments with 148 sub-agencies, and 70 independent agencies', () => {
  const onMap = agencies.filter(({ isOnMap }) => isOnMap);
  const count = (wanted: string) => onMap.filter(({ category }) => category === wanted).length;
  expect(['executive-office', 'cabinet', 'sub-agency', 'independent'].map(count)).toEqual([16, 15, 148, 70]);
});

test('sub-agencies, and only they, belong to a department', () => {
  for (const { category, parent } of agencies)
    expect(parent?.category).toBe(category === 'sub-agency' ? 'cabinet' : undefined);
});

test('a figure has its source and its day or fiscal year; one that is not known is absent', () => {
  const nasa = agencyNamed('NASA');
  expect(nasa?.headcount).toEqual({
    value: 17973,
    source: { name: expect.stringContaining('OPM FedScope'), url: 'https://www.fedscope.opm.gov/' },
    asOf: '2025-03-31',
  });
  expect(nasa?.annualBudget).toMatchObject({ value: 25435000000, basis: expect.any(String), asOf: expect.any(String) });
  expect(agencyNamed('CIA')?.headcount).toBeNull();
  expect(agencyNamed('NOAA')?.currentLeader).toBeNull();
});

test.each([
  ['its display name', 'National Aeronautics and Space Administration (NASA)', 'NASA'],
  ['its name in another case', ' national aeronautics  and space administration', 'NASA'],
  ['its abbreviation', 'nasa', 'NASA'],
  ['an alias', 'Department of War (DOW)', 'DOD'],
  ['part of an alias', 'the Pentagon', 'DOD'],
  ['a former name', 'AmeriCorps', 'CNCS'],
  ['its slug', 'department-of-energy', 'DOE'],
])('an agency is found by %s', (_by, name, abbreviation) => {
  expect(agencyNamed(name)?.abbreviation).toBe(abbreviation);
});

test('every agency is found by what it is called', () => {
  for (const agency of agencies) {
    expect(agencyNamed(agency.displayName)).toBe(agency);
    expect(namesOf(agency).map(agencyNamed)).not.toContain(undefined);
  }
});

test('what no agency is called finds none', () => {
  expect(agencyNamed('Ministry of Silly Walks')).toBeUndefined();
  expect(agencyNamed('')).toBeUndefined();
});
