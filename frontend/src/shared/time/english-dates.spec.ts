import { setLanguage } from '../language/language';
import { german } from '../texts/time.de';
import * as english from './english-dates';
import { formatMoment, longDate } from './format-time';

afterEach(() => setLanguage('en', {}));

test('pages without translation have English dates in a German interface, which has German ones elsewhere', () => {
  setLanguage('de', { 'shared/time': german });
  const now = new Date(2026, 7, 19, 14);
  const yesterday = new Date(2026, 7, 18, 14).toISOString();
  expect(english.longEnglishDate('2025-01-05')).toBe('January 5, 2025');
  expect([longDate('2025-01-05'), formatMoment(yesterday, now)]).toEqual(['5. Januar 2025', 'gestern']);
});
