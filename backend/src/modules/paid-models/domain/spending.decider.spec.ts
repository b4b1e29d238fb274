import type { PaidUse } from '#events/paid-models/spending.events';
import { scenario } from '#test/support/given-when-then';
import { spendingDecider } from './spending.decider';

const { given } = scenario(spendingDecider);
const month = '2026-11';
const USE: PaidUse = 'writing';

const reserved = (useId: string, usd: number, use = USE) =>
  ({ type: 'SpendingReserved', data: { month, useId, use, usd } }) as const;
const settled = (useId: string, usd: number, use = USE) =>
  ({ type: 'SpendingSettled', data: { month, useId, use, usd } }) as const;
const carriedOver = (usd: number) => ({ type: 'SpendingCarriedOver', data: { month, usd } }) as const;
const reserve = (useId: string, limitUsd: number, { use = USE, carriedUsd = 0 } = {}) =>
  ({ type: 'ReserveSpending', month, useId, use, limitUsd, carriedUsd }) as const;
const settle = (useId: string, usd: number | null) => ({ type: 'SettleSpending', month, useId, usd }) as const;

describe('reserving', () => {
  test('the highest cost of such a use so far is reserved, or an estimate before the first', () => {
    given().when(reserve('a', 10)).then(reserved('a', 0.05));
    given(reserved('a', 0.05), settled('a', 2), reserved('b', 2), settled('b', 1))
      .when(reserve('c', 10))
      .then(reserved('c', 2));
  });

  test('a reservation stays within the limit, together with what is spent and reserved', () => {
    given(reserved('a', 4), reserved('b', 4)).when(reserve('c', 8.05)).then(reserved('c', 0.05));
    given(reserved('a', 4), reserved('b', 4)).when(reserve('c', 8.04)).thenRefused('CONFLICT');
    given(reserved('a', 4), settled('a', 3)).when(reserve('b', 3)).thenRefused('CONFLICT');
  });

  test('a single use may exceed the limit, since its cost is an estimate', () =>
    given(reserved('a', 4), settled('a', 4)).when(reserve('b', 4.01)).then(reserved('b', 4)));

  test('a limit of nothing allows no reservation', () => given().when(reserve('a', 0)).thenRefused('CONFLICT'));
});

test('costs recorded elsewhere count once, before the first reservation of a month', () => {
  given()
    .when(reserve('a', 10, { carriedUsd: 3 }))
    .then(carriedOver(3), reserved('a', 0.05));
  given()
    .when(reserve('a', 3, { carriedUsd: 3 }))
    .thenRefused('CONFLICT');
  given(carriedOver(3), reserved('a', 0.05))
    .when(reserve('b', 10, { carriedUsd: 3 }))
    .then(reserved('b', 0.05));
});

describe('settling', () => {
  test('the cost replaces what was reserved, which counts if the cost is unknown', () => {
    given(reserved('a', 0.05)).when(settle('a', 0.2)).then(settled('a', 0.2));
    given(reserved('a', 0.05)).when(settle('a', null)).then(settled('a', 0.05));
  });

  test('a use is settled once', () => {
    given(reserved('a', 0.05), settled('a', 0.2)).when(settle('a', 0.3)).thenNothing();
    given().when(settle('a', 0.3)).thenNothing();
  });
});
