import { withFewerActs } from './listed-acts';

const orders = (...numbers: readonly number[]): string =>
  numbers.map((number) => `Executive Order ${number} of May 4, 2025 (Dues on Boats), as amended`).join('; ');

const ends = (list: string): string => `The dues on boats imposed in ${list} shall no longer be in effect.`;

const many = ends(`${orders(11, 12, 13, 14, 15)}; and Executive Order 16`);
const wanted =
  (...numbers: readonly number[]) =>
  (id: string): boolean =>
    numbers.some((number) => id === `executive order ${number}`);

describe('a sentence that says the same of many acts', () => {
  test.each([
    [[11], 'imposed in Executive Order 11 of May 4, 2025 (Dues on Boats), as amended; … shall no longer'],
    [[13], 'imposed in … Executive Order 13 of May 4, 2025 (Dues on Boats), as amended; … shall no longer'],
    [[16], 'imposed in … Executive Order 16 shall no longer'],
    [
      [12, 13],
      'in … Executive Order 12 of May 4, 2025 (Dues on Boats), as amended; Executive Order 13 of May 4, 2025 (Dues on Boats), as amended; … shall',
    ],
    [
      [11, 16],
      'in Executive Order 11 of May 4, 2025 (Dues on Boats), as amended; … Executive Order 16 shall no longer',
    ],
  ])('is told with those that matter, %j', (numbers, part) =>
    expect(withFewerActs(many, wanted(...numbers))?.text).toContain(part),
  );

  test('names those that are left off', () =>
    expect(withFewerActs(many, wanted(11, 13, 14))?.others).toEqual([12, 15, 16].map((n) => `executive order ${n}`)));

  test.each([
    ['is short enough', ends('Executive Order 11; Executive Order 12; and Executive Order 13'), wanted(12)],
    ['names none that matters', many, wanted(99)],
    ['stays too long', many, () => true],
    [
      'says something else of each',
      `${[11, 12, 13, 14, 15, 16].map((number) => `the dues of ${orders(number)} end in May`).join(', and ')}.`,
      wanted(12),
    ],
  ])('is left as it is if it %s', (_case, text, isWanted) => expect(withFewerActs(text, isWanted)).toBeNull());
});
