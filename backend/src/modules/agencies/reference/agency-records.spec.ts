import { english } from '#text/languages/english/english';
import { isoDay } from '#text/words/date-mention';
import { datesIn } from '#text/words/dates';
import { agencies, agencyByName, namesOfAgency } from './agency-records';

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
  const nasa = agencyByName('NASA');
  expect(nasa?.headcount).toEqual({
    value: 17973,
    source: { name: expect.stringContaining('OPM FedScope'), url: null, site: 'https://www.fedscope.opm.gov/' },
    asOf: '2025-03-31',
  });
  expect(nasa?.annualBudget).toMatchObject({ value: 25435000000, basis: expect.any(String), asOf: expect.any(String) });
  expect(agencyByName('CIA')?.headcount).toBeNull();
  expect(agencyByName('NOAA')?.currentLeader).toBeNull();
});

test.each([
  ['its display name', 'National Aeronautics and Space Administration (NASA)', 'NASA'],
  ['its name in another case', ' national aeronautics  and space administration', 'NASA'],
  ['its abbreviation', 'nasa', 'NASA'],
  ['an alias', 'Department of War (DOW)', 'DOD'],
  ['part of an alias', 'the Pentagon', 'DOD'],
  ['a former name', 'AmeriCorps', 'CNCS'],
  ['the name of the department before it', 'Post Office Department', 'USPS'],
  ['its slug', 'department-of-energy', 'DOE'],
])('an agency is found by %s', (_by, name, abbreviation) => {
  expect(agencyByName(name)?.abbreviation).toBe(abbreviation);
});

test('every agency is found by what it is called', () => {
  for (const agency of agencies) {
    expect(agencyByName(agency.displayName)).toBe(agency);
    expect(namesOfAgency(agency).map(agencyByName)).not.toContain(undefined);
  }
});

test('a name that no agency has finds none', () => {
  expect(agencyByName('Ministry of Silly Walks')).toBeUndefined();
  expect(agencyByName('')).toBeUndefined();
});

/** The day of the edition or act that a source's name says; null where it says none. */
const dayOfSource = (name: string): string | null => {
  const [day] = datesIn(name, 0, english);
  return day === undefined ? null : isoDay(day.from);
};

test('no sentence says what is later than the source that it is cited to', () => {
  for (const { description } of agencies) {
    for (const { value, source } of [description, ...description.notes]) {
      const day = source.url === null ? null : dayOfSource(source.name);
      const later = day === null ? [] : datesIn(value, 0, english).filter(({ from }) => isoDay(from) > day);
      expect(later).toEqual([]);
      if (source.name.startsWith('United States Government Manual'))
        expect(value).not.toMatch(/Executive Order|figure|Headcount|in 2025/);
    }
  }
});

test('an addition to a description of the manual has its own source', () => {
  expect(agencyByName('DOD')?.description.notes).toEqual([
    {
      value: 'Executive Order 14347 of September 5, 2025 authorizes Department of War as a secondary title.',
      source: expect.objectContaining({ url: 'https://www.federalregister.gov/d/2025-17508' }),
    },
    {
      value: 'Headcount is civilian employees only.',
      source: { name: 'Written for this record', url: null, site: null },
    },
  ]);
});

test('the home page of a publisher shows no figure', () => {
  for (const { description, headcount, annualBudget, currentLeader } of agencies)
    for (const source of [description.source, headcount?.source, annualBudget?.source, currentLeader?.source])
      if (source != null && source.url !== null) expect(new URL(source.url).pathname).not.toBe('/');
});
