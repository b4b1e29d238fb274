import { byCategory } from './by-category';

test('groups keep the order of their first members, the uncategorized come last', () =>
  expect(
    byCategory([
      { id: 1, category: null },
      { id: 2, category: 'Trade' },
      { id: 3, category: 'Space' },
      { id: 4, category: 'Trade' },
      { id: 5 },
    ]),
  ).toEqual([
    [
      'Trade',
      [
        { id: 2, category: 'Trade' },
        { id: 4, category: 'Trade' },
      ],
    ],
    ['Space', [{ id: 3, category: 'Space' }]],
    ['Uncategorized', [{ id: 1, category: null }, { id: 5 }]],
  ]));

test('nothing gives nothing', () => expect(byCategory([])).toEqual([]));
