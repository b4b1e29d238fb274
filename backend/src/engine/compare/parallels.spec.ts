import { areParallel } from './parallels';

const large = 'The order imposes a 100% duty on drones of more than 25 kilograms.';

test('two cases of a rule differ from their amounts on', () => {
  expect(areParallel('The order imposes a 25% duty on small drones.', large)).toBe(true);
  expect(areParallel('The fund pays $40 million to farmers.', 'The fund pays $15 million to fishers.')).toBe(true);
});

test.each([
  ['another opening', 'The notice imposes a 25% duty on small drones.'],
  ['the same amount', 'The order imposes a 100 percent duty on docking stations.'],
  ['an amount of another kind', 'The order imposes a $5 fee on small drones.'],
  ['no amount', 'The order imposes a duty on small drones.'],
])('%s makes no case of the same rule', (_what, text) => {
  expect(areParallel(text, large)).toBe(false);
});

test('an opening of two words is no rule', () => {
  expect(areParallel('It pays $5 to farmers.', 'It pays $7 to fishers.')).toBe(false);
});

test('two cases of a rule may have two subjects', () => {
  const whole = 'Ships built entirely of steel will pay a flat 50% on their full value, for example ferries.';
  expect(areParallel('Their engines will pay a flat 25% on their full value.', whole)).toBe(true);
  expect(areParallel('Their engines will pay a flat 25% on their first voyage.', whole)).toBe(false);
});
