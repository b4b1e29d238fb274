import { exampleLine } from '#test/support/delivery/brief-example';
import { countryOf } from '../../reference/countries';
import { ratesSince } from './last-update.query';

const switzerland = countryOf('CH');

const lineOn = (day: string | null, text: string) => {
  const line = exampleLine(text);
  return { ...line, source: { ...line.source, day } };
};

test('a line may have changed the last known rate only if it is of a later day and speaks of a rate', () => {
  if (switzerland === undefined) throw new Error('Switzerland is not known.');
  const lines = [
    lineOn('2025-12-18', 'The notice applies a tariff of 15 percent.'),
    lineOn(null, 'A tariff of 20 percent applies.'),
    lineOn('2026-03-01', 'Talks on tariffs go on.'),
    lineOn('2026-03-02', 'A tariff of 12 percent is proposed.'),
    lineOn('2026-04-02', 'The tariff is 10 percent.'),
  ];
  expect(ratesSince(switzerland, [{ title: null, lines, more: 0 }]).map(({ date }) => date)).toEqual([
    '2026-04-02',
    '2026-03-02',
  ]);
});
