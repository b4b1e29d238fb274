import { type TurnsByOwner, fairRunOrder } from './fair-run-order';

const many = (count: number, prefix: string): string[] => Array.from({ length: count }, (_, n) => `${prefix}${n}`);
const ann = many(1000, 'a');

const turns = (given: Partial<TurnsByOwner>): string[] =>
  fairRunOrder({ due: new Map(), active: new Map(), served: [], free: 4, ...given }).map(({ trackerId }) => trackerId);

test('an owner of a thousand due trackers does not delay an owner of one', () => {
  const due = new Map([
    ['ann', ann],
    ['bob', ['b0']],
  ]);
  expect(turns({ due })).toEqual(['a0', 'b0', 'a1', 'a2']);
});

test('several owners take turns, each with the longest due first', () => {
  const due = new Map([
    ['ann', ann],
    ['bob', many(2, 'b')],
    ['cem', many(2, 'c')],
  ]);
  expect(turns({ due, free: 6 })).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'c1']);
});

test('owners with active runs wait for owners without', () => {
  const due = new Map([
    ['ann', ann],
    ['bob', many(3, 'b')],
  ]);
  expect(turns({ due, active: new Map([['ann', 2]]), free: 3 })).toEqual(['b0', 'b1', 'a0']);
});

test('the owner who had the last turn comes last', () => {
  const due = new Map([
    ['ann', ann],
    ['bob', ['b0']],
    ['cem', ['c0']],
  ]);
  expect(turns({ due, served: ['cem', 'ann'], free: 2 })).toEqual(['b0', 'c0']);
});

test('grants no more turns than there is room for or trackers are due', () => {
  expect(turns({ due: new Map([['ann', ann]]), free: 0 })).toEqual([]);
  expect(turns({ due: new Map([['bob', ['b0']]]), free: 3 })).toEqual(['b0']);
  expect(turns({})).toEqual([]);
});
