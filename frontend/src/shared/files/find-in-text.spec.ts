import { hitsIn } from './find-in-text';

const pieces = ['The order of the Office of Manage-', 'ment and Budget. It’s an ', 'ord', 'er.'];

test('words are found in any case, over lines, hyphens and pieces', () => {
  expect(hitsIn(pieces, 'ORDER')).toEqual([
    { from: { piece: 0, at: 4 }, to: { piece: 0, at: 9 } },
    { from: { piece: 2, at: 0 }, to: { piece: 3, at: 2 } },
  ]);
  expect(hitsIn(pieces, 'management  and')).toEqual([{ from: { piece: 0, at: 27 }, to: { piece: 1, at: 8 } }]);
});

test('as people type it', () => {
  expect(hitsIn(pieces, "it's")).toHaveLength(1);
  expect(hitsIn(['a (b) c'], '(b)')).toHaveLength(1);
});

test('nothing else is found', () => {
  expect(hitsIn(pieces, ' ')).toEqual([]);
  expect(hitsIn(pieces, 'theorder')).toEqual([]);
});
