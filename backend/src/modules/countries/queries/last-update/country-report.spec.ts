import { countries, countryOf } from '../../reference/countries';
import { countryReport } from './country-report';

const reportOn = (id: string) => {
  const country = countryOf(id);
  if (country === undefined) throw new Error(`No country ${id}.`);
  return countryReport(country);
};

test('documents come first, then what the duty was and that it ended, each with its source', () => {
  const { content, sources, updatedOn } = reportOn('IN');
  expect(content).toBe(
    [
      '**Documents**',
      '- February 9, 2026: Fact Sheet: The United States and India Announce Historic Trade Deal [1]',
      '**Duties**',
      `- A reciprocal tariff of 25% was set on July 31, 2025. [2]
- Whether the document of February 9, 2026 changed this rate is not known: only its title is on record.
- The additional duties under emergency powers, the reciprocal tariffs among them, ended on February 20, 2026. [3]
- A temporary import surcharge of 10% was proclaimed on February 20, 2026, for 150 days from February 24, 2026, which is until July 24, 2026 unless it was extended. [4]
- The record does not show what applies today: the last duty on goods from all countries, a temporary import surcharge of 10%, was due to end on July 24, 2026, and on November 20, 2026, when this was last checked, the record had nothing later.`,
    ].join('\n\n'),
  );
  expect(sources.map(({ title, date }) => `${date} ${title}`)).toEqual([
    '2026-02-09 Fact Sheet: The United States and India Announce Historic Trade Deal',
    '2025-07-31 Executive Order 14326',
    '2026-02-20 Executive Order 14389',
    '2026-02-20 Proclamation of a temporary import surcharge',
  ]);
  expect(updatedOn).toBe('2026-02-20');
});

test('the report mentions later documents and public trackers', () => {
  const canada = countryOf('CA');
  if (canada === undefined) throw new Error('Canada is not known.');
  const now = 'nothing later but the titles of documents of July 20, 2026 and August 18, 2026.';
  expect(countryReport(canada).content).toMatch(new RegExp(`${now}$`));
  expect(countryReport(canada, { isToldSince: true }).content).toContain(
    `${now} What public trackers have found since is under “From public trackers”.`,
  );
});

test('a later rate stands between the order and its end, with the notice that set it', () => {
  const { content, sources } = reportOn('CH');
  expect(content).toContain(`- A reciprocal tariff of 39% was set on July 31, 2025. [3]
- A notice of December 18, 2025 put it, from November 14, 2025, at the regular duty or 15%, whichever is higher. [4]
- The additional duties`);
  expect(sources[3]).toMatchObject({ publisher: 'Federal Register', date: '2025-12-18' });
});

test.each([
  ['DE', 'the reciprocal tariff on the European Union was set at 15% less the regular duty'],
  [
    'CL',
    'The order of July 31, 2025 did not list Chile; for countries it did not list, it set a reciprocal tariff of 10%.',
  ],
  ['KY', 'The order of July 31, 2025 did not list the Cayman Islands;'],
  ['CA', 'set no reciprocal tariff for Canada, which was under orders of its own.'],
  ['CU', 'set no reciprocal tariff for Cuba.'],
])('the report on %s has the words of its order', (id, words) => expect(reportOn(id).content).toContain(words));

test('every marker has its source, and no title reads as markdown', () => {
  for (const country of countries) {
    const { content, sources } = countryReport(country);
    const markers = [...content.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
    expect(markers).toEqual(sources.map((_source, index) => index + 1));
    for (const { title } of country.documents) expect(title).not.toMatch(/[\\`*_[\]<>#|]/);
  }
});
