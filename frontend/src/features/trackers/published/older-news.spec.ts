import { formatNewsFreshness, formatMonthOfOlderNews } from './older-news';

test.each([
  ['2023-09-18', 'September 2023'],
  ['2026-11-20', 'November 2026'],
  ['2026-11-24', null],
  ['2026-11-29', null],
  [null, null],
])('news of %p that was found on November 29, 2026 has the month %p', (newsOn, month) =>
  expect(formatMonthOfOlderNews(newsOn, new Date(2026, 10, 29, 14).toISOString())).toBe(month),
);

test.each([
  ['today', 29, 'today, news of September 2023'],
  ['yesterday', 30, 'yesterday, news of September 2023'],
  ['three weeks ago', 50, 'quiet for 3 weeks'],
])('older news that was found %s has its month while it is recent', (_when, day, words) =>
  expect(formatNewsFreshness(new Date(2026, 10, 29, 6).toISOString(), '2023-09-18', new Date(2026, 10, day, 14))).toBe(
    words,
  ),
);
