import { findTextHits } from './find-in-text';

const pieces = ['The order of the Office of Manage-', 'ment and Budget. It’s an ', 'ord', 'er.'];

test('words are found in any case, over lines, hyphens and pieces', () => {
  expect(findTextHits(pieces, 'ORDER')).toEqual([
    { from: { piece: 0, at: 4 }, to: { piece: 0, at: 9 } },
    { from: { piece: 2, at: 0 }, to: { piece: 3, at: 2 } },
  ]);
  expect(findTextHits(pieces, 'management  and')).toEqual([{ from: { piece: 0, at: 27 }, to: { piece: 1, at: 8 } }]);
});

test('words are found as people type them', () => {
  expect(findTextHits(pieces, "it's")).toHaveLength(1);
  expect(findTextHits(['a (b) c'], '(b)')).toHaveLength(1);
});

test('other texts are not found', () => {
  expect(findTextHits(pieces, ' ')).toEqual([]);
  expect(findTextHits(pieces, 'theorder')).toEqual([]);
});
