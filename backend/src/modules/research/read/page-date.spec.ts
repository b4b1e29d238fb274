import { dayInAddress, firstPastDate, parseDate, timeInAddress } from './page-date';

test.each([
  ['2026-02-20', '2026-02-20T00:00:00.000Z'],
  ['2026-02-20T19:05:41-05:00', '2026-02-21T00:05:41.000Z'],
  ['2026-02-20T19:05:41', '2026-02-20T19:05:41.000Z'],
  ['2026-02-20 19:05', '2026-02-20T19:05:00.000Z'],
  ['Fri, 20 Feb 2026 19:05:41 +0100', '2026-02-20T18:05:41.000Z'],
  ['Fri, 20 Feb 2026 19:05:41 GMT', '2026-02-20T19:05:41.000Z'],
  ['Fri, 20 Feb 2026 19:05:41 EST', '2026-02-21T00:05:41.000Z'],
  ['February 20, 2026', '2026-02-20T00:00:00.000Z'],
  ['20 Feb 2026', '2026-02-20T00:00:00.000Z'],
  ['yesterday', null],
  ['', null],
  ['0000-00-00', null],
  ['x'.repeat(100), null],
])('%j is %s', (text, date) => expect(parseDate(text)).toBe(date));

test('the first date that can be read and has come', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  expect(firstPastDate([null, undefined, '', 'soon', '2026-03-02', '2026-02-01', '2026-01-01'], now)).toBe(
    '2026-02-01T00:00:00.000Z',
  );
  expect(firstPastDate(['2027-01-01'], now)).toBeNull();
});

test('addresses of news carry their date', () => {
  expect(dayInAddress('https://a.example/2026/02/20/rule-ends')).toBe('2026-02-20T00:00:00.000Z');
  expect(dayInAddress('https://a.example/pkg/FR-2026-02-25/pdf/1.pdf')).toBe('2026-02-25T00:00:00.000Z');
  expect(dayInAddress('https://a.example/news/2026/02/rule-ends')).toBeNull();
  expect(timeInAddress('https://a.example/news/2026/02/rule-ends')).toBe('2026-02-01T00:00:00.000Z');
  expect(timeInAddress('https://a.example/budget-2026/rule')).toBeNull();
});
