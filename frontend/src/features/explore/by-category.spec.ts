import { byCategory } from './by-category';

test('keeps groups in the order of their first members, with uncategorized ones last', () =>
  expect(
    byCategory([
      { id: 1, category: null },
      { id: 2, category: 'Trade' },
      { id: 3, category: 'Space' },
      { id: 4, category: 'Trade' },
      { id: 5 },
      { id: 6, category: 'Uncategorized' },
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
    [null, [{ id: 1, category: null }, { id: 5 }, { id: 6, category: 'Uncategorized' }]],
  ]));

test('an empty list gives no groups', () => expect(byCategory([])).toEqual([]));
