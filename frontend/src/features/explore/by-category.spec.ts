import { byCategory } from './by-category';

const of = (...categories: readonly (string | null | undefined)[]) =>
  categories.map((category, index) => ({ id: index + 1, category }));
const named = (groups: ReturnType<typeof byCategory>) => groups.map(([category]) => category);

test('groups come in the given order, then by name, with uncategorized ones last', () => {
  const members = of(null, 'Zoning', 'Space', 'Courts', 'Trade', undefined, 'Uncategorized', '');
  expect(named(byCategory(members, ['Trade', 'Space']))).toEqual([
    'Trade',
    'Space',
    'Courts',
    'Zoning',
    'Uncategorized',
  ]);
});

test('without an order groups come in the order of their first members, with uncategorized ones last', () =>
  expect(named(byCategory(of(null, 'Trade', 'Space', 'Trade'), null))).toEqual(['Trade', 'Space', 'Uncategorized']));

test('members keep their order within a group', () =>
  expect(byCategory(of('Trade', 'Space', 'Trade'), [])).toEqual([
    ['Space', [{ id: 2, category: 'Space' }]],
    [
      'Trade',
      [
        { id: 1, category: 'Trade' },
        { id: 3, category: 'Trade' },
      ],
    ],
  ]));

test('an empty list gives no groups', () => expect(byCategory([], null)).toEqual([]));
