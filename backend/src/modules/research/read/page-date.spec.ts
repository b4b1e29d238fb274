import { dayInAddress, firstPastDate, inUtc, parseDate, timeInAddress } from './page-date';

test.each([
  ['2026-02-20', '2026-02-20'],
  ['2026-02-20T19:05:41-05:00', '2026-02-20T19:05:41.000-05:00'],
  ['2026-02-20T19:05:41', '2026-02-20T19:05:41.000Z'],
  ['2026-02-20 19:05', '2026-02-20T19:05:00.000Z'],
  ['Fri, 20 Feb 2026 19:05:41 +0100', '2026-02-20T19:05:41.000+01:00'],
  ['Fri, 20 Feb 2026 19:05:41 GMT', '2026-02-20T19:05:41.000Z'],
  ['Fri, 20 Feb 2026 19:05:41 EST', '2026-02-20T19:05:41.000-05:00'],
  ['February 20, 2026', '2026-02-20'],
  ['20 Feb 2026', '2026-02-20'],
  // As in feeds: two-digit years, named zones, no seconds, the output of `date`, JavaScript's `toString`.
  ['Fri, 20 Feb 26 19:05:41 GMT', '2026-02-20T19:05:41.000Z'],
  ['Fri, 20 Feb 2026 19:05 GMT', '2026-02-20T19:05:00.000Z'],
  ['Fri,20 Feb 2026 19:05:41 +0000', '2026-02-20T19:05:41.000Z'],
  ['Fri, 20 Feb 2026 19:05:41 CEST', '2026-02-20T19:05:41.000+02:00'],
  ['Fri, 20 Feb 2026 19:05:41 JST', '2026-02-20T19:05:41.000+09:00'],
  ['Fri, 20 Feb 2026 19:05:41', '2026-02-20T19:05:41.000Z'],
  ['Fri Feb 20 19:05:41 EST 2026', '2026-02-20T19:05:41.000-05:00'],
  ['Fri Feb 20 19:05:41 +0000 2026', '2026-02-20T19:05:41.000Z'],
  ['Fri Feb 20 2026 19:05:41 GMT+0100 (Central European Standard Time)', '2026-02-20T19:05:41.000+01:00'],
  ['2026-02-20T19:05Z', '2026-02-20T19:05:00.000Z'],
  ['2026-02-20T19:05+01:00', '2026-02-20T19:05:00.000+01:00'],
  ['2026-02-20T19:05:41+0100', '2026-02-20T19:05:41.000+01:00'],
  ['2026-02-20T19:05:41+01', '2026-02-20T19:05:41.000+01:00'],
  ['2026-02-20T19:05:41 -05:00', '2026-02-20T19:05:41.000-05:00'],
  ['2026-07-20T19:05:41CDT', '2026-07-20T19:05:41.000-05:00'],
  ['2026-02-20T19:05:41 EST', '2026-02-20T19:05:41.000-05:00'],
  ['2026-02-20T19:05:41.1234567Z', '2026-02-20T19:05:41.123Z'],
  ['2026-02-20T19:05:41Z[UTC]', '2026-02-20T19:05:41.000Z'],
  ['20260220', '2026-02-20'],
  ['20260220T190541Z', '2026-02-20T19:05:41.000Z'],
  ['Fri Feb  2 19:05:41 2026', '2026-02-02T19:05:41.000Z'],
  ['Fri, 20 Feb 2026 19:05:41 MET', '2026-02-20T19:05:41.000+01:00'],
  ['Fri, 20 Feb 2026 19:05:41 Etc/GMT', '2026-02-20T19:05:41.000Z'],
  ['Fri, 2026/02/20 19:05:41 EST', '2026-02-20T19:05:41.000-05:00'],
  ['Παρ, 20 Φεβ 2026 19:05:41 +0200', '2026-02-20T19:05:41.000+02:00'],
  ['2026년 02월 20일 19:05:41', '2026-02-20T19:05:41.000Z'],
  // As people write them.
  ['Feb. 20, 2026, 3:15 p.m. ET', '2026-02-20T15:15:00.000-05:00'],
  ['February 20th, 2026', '2026-02-20'],
  ['02.03.2026', '2026-03-02'],
  ['20-Feb-2026', '2026-02-20'],
  ['2026-02-20-05:00', '2026-02-20'],
  ['February 20, 2026 EST', '2026-02-20'],
  ['2. März 2026', '2026-03-02'],
  ['lundi 2 février 2026', '2026-02-02'],
  ['20 de mayo de 2026', '2026-05-20'],
  ['2026年2月20日', '2026-02-20'],
  ['2 de abril de 2020', '2020-04-02'],
  ['15 августа 2016', '2016-08-15'],
  // Without a day, without a year, or at the Unix epoch: no date rather than a wrong one.
  ['2026', null],
  ['March 2026', null],
  ['Posted on 5 Sept', null],
  ['0001-01-01T00:00:00Z', null],
  ['1970-01-01T00:00:00Z', null],
  ['1771617941', null],
  ['3 comments 2026', null],
  ['Fri, 20 Feb 2026 19:05 +9900', null],
  ['yesterday', null],
  ['', null],
  ['0000-00-00', null],
  ['x'.repeat(1000), null],
])('%j is %s', (text, date) => expect(parseDate(text)).toBe(date));

test('a date that was read reads the same again, and is ordered by its moment', () => {
  for (const date of ['2026-02-20', '2026-02-20T19:05:41.000-05:00', '2026-02-21T00:05:41.000Z'])
    expect(parseDate(date)).toBe(date);
  expect(inUtc('2026-02-20T19:05:41.000-05:00')).toBe('2026-02-21T00:05:41.000Z');
  expect(inUtc('2026-02-20')).toBe('2026-02-20T00:00:00.000Z');
  expect(inUtc(null)).toBeNull();
});

test('takes the first valid date that is not in the future', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  expect(firstPastDate([null, undefined, '', 'soon', '2026-03-02', '2026-02-01', '2026-01-01'], now)).toBe(
    '2026-02-01',
  );
  expect(firstPastDate(['2027-01-01'], now)).toBeNull();
});

test('finds dates in news URLs', () => {
  expect(dayInAddress('https://a.example/2026/02/20/rule-ends')).toBe('2026-02-20');
  expect(dayInAddress('https://a.example/pkg/FR-2026-02-25/pdf/1.pdf')).toBe('2026-02-25');
  expect(dayInAddress('https://a.example/world/2026/feb/20/rule-ends')).toBe('2026-02-20');
  expect(dayInAddress('https://a.example/news/20260220/k10014.html')).toBe('2026-02-20');
  expect(dayInAddress('https://a.example/rule-ends-2026-02-20.html')).toBe('2026-02-20');
  expect(dayInAddress('https://a.example/news/2026/02/rule-ends')).toBeNull();
  expect(dayInAddress('https://a.example/story-2026022099')).toBeNull();
  expect(timeInAddress('https://a.example/news/2026/02/rule-ends')).toBe('2026-02-01T00:00:00.000Z');
  expect(timeInAddress('https://a.example/budget-2026/rule')).toBeNull();
});
