import {
  type DocumentFilter,
  filterDocuments,
  parseFilter,
  isNarrowed,
  toSearchParams,
  collectYears,
} from './document-filter';
import { documentFixture } from './document.fixture';

const documents = [
  documentFixture({ id: 'ports', title: 'Hearing on São Tomé’s ports', kind: 'hearing' }),
  documentFixture({ id: 'steel', title: 'Steel report', kind: 'report', added_at: '2025-12-31T23:00:00.000Z' }),
  documentFixture({ id: 'farms', title: 'Report on farms', kind: 'report' }),
];
const agencies = [{ slug: 'department-of-commerce', name: 'Department of Commerce', documents: ['steel', 'ports'] }];
const everything: DocumentFilter = { text: '', kind: null, year: null, agency: null };
const idsFor = (changes: Partial<DocumentFilter>): readonly string[] =>
  filterDocuments({ ...everything, ...changes }, documents, agencies).map(({ id }) => id);

test.each<[string, Partial<DocumentFilter>, readonly string[]]>([
  ['nothing', {}, ['ports', 'steel', 'farms']],
  ['a kind', { kind: 'report' }, ['steel', 'farms']],
  ['a year', { year: '2025' }, ['steel']],
  ['an agency that some name', { agency: 'department-of-commerce' }, ['ports', 'steel']],
  ['an agency that none names', { agency: 'unknown' }, []],
  ['words of the title, in any order and without accents', { text: 'tome hear' }, ['ports']],
  ['several of them', { kind: 'report', agency: 'department-of-commerce' }, ['steel']],
])('documents are filtered by %s', (_by, changes, ids) => expect(idsFor(changes)).toEqual(ids));

test('a filter is kept in the URL', () => {
  const filter: DocumentFilter = { text: 'steel', kind: 'report', year: '2025', agency: 'department-of-commerce' };
  expect(parseFilter(toSearchParams(filter))).toEqual(filter);
  expect(parseFilter(new URLSearchParams('kind=letter'))).toEqual(everything);
  expect([isNarrowed(filter), isNarrowed(everything)]).toEqual([true, false]);
});

test('the years offered are those of the documents, the latest first', () =>
  expect(collectYears(documents)).toEqual(['2026', '2025']));
