import { type Language, setLanguage } from '../language/language';
import { pluralize } from './pluralize';

afterEach(() => setLanguage('en', {}));

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2340, '2,340 pages'],
])('%d', (count, words) => expect(pluralize(count, 'page')).toBe(words));

test('a plural of its own', () => expect(pluralize(2, 'agency', 'agencies')).toBe('2 agencies'));

test('the plural form follows the language of the interface', () => {
  const wordsFor = (language: string) => {
    setLanguage(language as Language, {});
    return [0, 1, 2].map((count) => pluralize(count, 'page'));
  };
  expect(wordsFor('de')).toEqual(['0 pages', '1 page', '2 pages']);
  expect(wordsFor('fr')).toEqual(['0 page', '1 page', '2 pages']);
});
