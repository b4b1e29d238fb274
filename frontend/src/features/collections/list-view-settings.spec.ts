import { setLanguage } from '#shared/language/language';
import { preferLocales } from '#shared/language/locale';
import { defaultPagination, paginate, readPagination } from './list-view-settings';

const rows = ['b', 'c', 'a'].map((name, index) => ({ name, updated_at: `2026-08-0${index + 1}T00:00:00.000Z` }));
const names = (page: { readonly rows: readonly { readonly name: string }[] }) =>
  page.rows.map(({ name }) => name).join('');

test('missing or invalid settings give the default: by date, newest first, 20 per page', () => {
  expect(readPagination(null)).toEqual({ sortBy: 'updated_at', descending: true, rowsPerPage: 20 });
  expect(readPagination('{')).toEqual(defaultPagination);
  expect(readPagination('"x"')).toEqual(defaultPagination);
  expect(readPagination('{"rowsPerPage":7,"sortBy":"owner"}')).toEqual(defaultPagination);
});

test('stored settings are used', () =>
  expect(readPagination('{"sortBy":"name","descending":false,"rowsPerPage":0}')).toEqual({
    sortBy: 'name',
    descending: false,
    rowsPerPage: 0,
  }));

test('rows are sorted by name or date, in both directions', () => {
  expect(names(paginate(rows, defaultPagination, 1))).toBe('acb');
  expect(names(paginate(rows, { ...defaultPagination, descending: false }, 1))).toBe('bca');
  expect(names(paginate(rows, { ...defaultPagination, sortBy: 'name', descending: false }, 1))).toBe('abc');
});

test('names are sorted by the reader’s locale: in a German phone book, ‘Ä’ equals ‘Ae’', () => {
  const words = ['Afrika', 'Ärzte'].map((name) => ({ name, updated_at: '' }));
  const sorted = () => names(paginate(words, { ...defaultPagination, sortBy: 'name', descending: false }, 1));
  expect(sorted()).toBe('AfrikaÄrzte');
  setLanguage('de', {});
  preferLocales(['de-u-co-phonebk']);
  expect(sorted()).toBe('ÄrzteAfrika');
  preferLocales([]);
  setLanguage('en', {});
});

test('0 rows per page shows all rows', () =>
  expect(paginate(rows, { ...defaultPagination, rowsPerPage: 0 }, 3)).toMatchObject({ page: 1, pages: 1 }));

test('a page past the end gives the last one', () => {
  const many = Array.from({ length: 11 }, (_none, index) => ({ name: `t${index}`, updated_at: '' }));
  const last = paginate(many, { sortBy: 'name', descending: false, rowsPerPage: 5 }, 9);
  expect(last).toMatchObject({ page: 3, pages: 3 });
  expect(names(last)).toBe('t10');
});
