import { setLanguage } from '../language/language';
import { german } from '../texts/time.de';
import {
  formatAgo,
  freshness,
  longDate,
  formatMoment,
  formatReadTime,
  shortDate,
  formatTimeUntil,
} from './format-time';
import { formatWait } from './format-wait';

const iso = (month: number, day: number, hour = 9, minute = 0): string =>
  new Date(2026, month - 1, day, hour, minute).toISOString();
const now = new Date(2026, 7, 19, 14, 30);

beforeEach(() => setLanguage('de', { 'shared/time': german }));
afterEach(() => setLanguage('en', {}));

test.each([
  [() => longDate('2025-01-05'), '5. Januar 2025'],
  [() => shortDate(iso(6, 1), now), '1. Juni'],
  [() => freshness(iso(8, 19), now), 'heute'],
  [() => freshness(iso(8, 13), now), 'seit 6 Tagen keine Neuigkeiten'],
  [() => freshness(iso(7, 29), now), 'seit 3 Wochen keine Neuigkeiten'],
  [() => formatMoment(iso(8, 19, 6), now), 'heute Morgen'],
  [() => formatMoment(iso(8, 15), now), 'am Samstag'],
  [() => formatMoment(iso(8, 12), now), 'am 12. August'],
  [() => formatTimeUntil(iso(8, 19, 14, 45), now), 'in 15 Minuten'],
  [() => formatTimeUntil(iso(8, 19, 15, 30), now), 'in 1 Stunde'],
  [() => formatReadTime(iso(8, 18, 18, 30), now), 'gestern, 18:30'],
  [() => formatAgo(iso(8, 19, 14, 29), now), 'vor 1 Minute'],
  [() => formatWait(61), 'in 2 Minuten'],
])('%s', (said, words) => expect(said()).toBe(words));
