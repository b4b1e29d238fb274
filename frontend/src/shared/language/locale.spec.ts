import { setLanguage } from './language';
import { dateFormat, listFormat, locale, numberFormat, preferLocales } from './locale';

afterEach(() => {
  preferLocales([]);
  setLanguage('en', {});
});

test.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['de-AT', 'en-AU', 'en-US'], 'en-AU'],
  ['en', ['fr-FR', 'en'], 'en'],
  ['en', ['en-US@posix'], 'en'],
  ['de', ['en-GB', 'de-CH'], 'de-CH'],
  ['de', ['en-GB', 'de'], 'de'],
] as const)('in %s, a browser that names %j has the locale %s', (language, named, expected) => {
  setLanguage(language, {});
  preferLocales(named);
  expect(locale()).toBe(expected);
});

const day = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' });
const number = numberFormat();
const list = listFormat();

test.each([
  ['en', 'en-US', 'January 5, 2025', '12,340.5', 'steel, copper, and zinc'],
  ['en', 'fr-FR', 'January 5, 2025', '12,340.5', 'steel, copper, and zinc'],
  ['en', 'en-GB', '5 January 2025', '12,340.5', 'steel, copper and zinc'],
  ['de', 'de-DE', '5. Januar 2025', '12.340,5', 'steel, copper und zinc'],
  ['de', 'fr-FR', '5. Januar 2025', '12.340,5', 'steel, copper und zinc'],
  ['de', 'de-AT', '5. Jänner 2025', '12 340,5', 'steel, copper und zinc'],
] as const)('dates, numbers and lists in %s by %s', (language, named, date, amount, names) => {
  setLanguage(language, {});
  preferLocales([named]);
  expect(day(new Date(2025, 0, 5))).toBe(date);
  expect(number(12340.5).replace(/\s/g, ' ')).toBe(amount);
  expect(list(['steel', 'copper', 'zinc'])).toBe(names);
});
