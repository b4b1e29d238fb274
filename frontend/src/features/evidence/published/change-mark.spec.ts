import { changeMark } from './change-mark';

test('a new line is marked as new', () =>
  expect(changeMark('new', 'A 10% duty is imposed.', undefined)).toEqual({ kind: 'new', label: 'New' }));

test('a contradicted line is marked as ended', () =>
  expect(changeMark('contradicted', 'They are suspended.', 'They take effect on August 19.').label).toBe('Ended'));

test.each([
  ['a value', 'The rate goes to 15%.', '10%'],
  ['a value in words', 'The rate goes to 15 percent.', '10 percent'],
  ['the earlier sentence', 'The rate on farm equipment is 15%.', 'The rate on farm equipment is 10%.'],
  ['a sentence that names both', 'The rate goes from 10% to 15%.', 'The rate is 10%.'],
  ['a sentence that gives the unit once', 'The rate goes from 10 to 15 percent.', '10 percent'],
  ['a sentence with a date', 'On October 9, the rate went to 15%.', '10%'],
])('a change from %s shows both figures', (_what, text, was) =>
  expect(changeMark('changed', text, was)).toEqual({
    kind: 'changed',
    label: 'Changed from 10% to 15%',
    from: '10%',
    to: '15%',
  }),
);

test('money keeps its sign', () =>
  expect(changeMark('changed', 'The cap is $1.5 million.', 'The cap is $900,000.')).toMatchObject({
    from: '$900,000',
    to: '$1.5 million',
  }));

test('other changes are marked as changed', () => {
  expect(
    changeMark('changed', 'The duty covers 3 goods in 4 countries.', 'The duty covers 1 good in 2 countries.'),
  ).toEqual({
    kind: 'changed',
    label: 'Changed',
  });
  expect(changeMark('changed', 'The launch has been moved to November 19.', 'November 12').label).toBe('Changed');
  expect(changeMark('changed', 'The deadline moved to spring.', 'The deadline is in winter.').label).toBe('Changed');
});
