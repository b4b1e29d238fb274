import { mapColours } from '#shared/theme/map-colours';
import { measureClassIndex, measureClasses, measureValue } from './measures';
import { tariffItemFixture } from './tariff.fixture';

test('there is a class for each colour', () => {
  for (const classes of Object.values(measureClasses)) expect(classes).toHaveLength(mapColours.light.length);
  expect(mapColours.dark).toHaveLength(mapColours.light.length);
});

test.each([
  [0, 0],
  [39, 0],
  [40, 1],
  [84, 3],
  [100, 4],
])('a trade score of %i is of class %i', (country_trade_score, place) =>
  expect(measureClassIndex(tariffItemFixture({ country_trade_score }), 'score')).toBe(place),
);

test.each([
  [0, 0],
  [10, 0],
  [12, 1],
  [15, 1],
  [15.5, 2],
  [20, 2],
  [25, 3],
  [31, 4],
  [60, 4],
])('a rate of %d% is of class %i', (percent, place) =>
  expect(measureClassIndex(tariffItemFixture({ tariff: { basis: 'listed', percent } }), 'rate')).toBe(place),
);

test('a country without a figure has neither a value nor a class', () => {
  const without = tariffItemFixture({ country_trade_score: null, tariff: { basis: 'none' } });
  for (const measure of ['score', 'rate'] as const)
    expect([measureValue(without, measure), measureClassIndex(without, measure)]).toEqual([null, null]);
});
