import { type Order, countriesMatching } from './country-order';
import { tariffDataFixture } from './tariff.fixture';

const codes = (text: string, order: Order = { by: 'name', isReversed: false }) =>
  countriesMatching(tariffDataFixture.trackers, text, order).map(({ country_code }) => country_code);

test.each([
  ['name', false, ['CI', 'DE', 'JE', 'MX', 'SY']],
  ['name', true, ['SY', 'MX', 'JE', 'DE', 'CI']],
  ['score', false, ['MX', 'DE', 'CI', 'SY', 'JE']],
  ['score', true, ['SY', 'CI', 'DE', 'MX', 'JE']],
  ['rate', false, ['SY', 'CI', 'DE', 'JE', 'MX']],
] as const)('by %s, reversed: %s; without a figure at the end', (by, isReversed, order) =>
  expect(codes('', { by, isReversed })).toEqual(order),
);

test('a name is found without its accents, by a part, or by its code', () => {
  expect(codes('cote')).toEqual(['CI']);
  expect(codes(' MAN ')).toEqual(['DE']);
  expect(codes('sy')).toEqual(['SY']);
  expect(codes('krill')).toEqual([]);
});
