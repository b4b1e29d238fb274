import { formatOrigin } from './format-origin';

const now = new Date('2026-08-20T12:00:00Z');
const origin = { host: 'www.whitehouse.gov', published_on: '2026-06-01', mentions: 5 };

test('the origin has the host, the day and the number of documents', () =>
  expect(formatOrigin(origin, now)).toBe('whitehouse.gov · June 1 · on 5 pages'));

test('the origin leaves out unknown parts', () =>
  expect(formatOrigin({ ...origin, published_on: null, mentions: null }, now)).toBe('whitehouse.gov'));

test('the origin leaves out parts that do not fit, but never the host', () => {
  expect(formatOrigin(origin, now, 24)).toBe('whitehouse.gov · June 1');
  expect(formatOrigin(origin, now, 5)).toBe('whitehouse.gov');
});
