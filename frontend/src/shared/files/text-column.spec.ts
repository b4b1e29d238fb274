import { type WrittenPiece, textColumn } from './text-column';

const lines = (count: number, left: number, right: number, letters = 60): readonly WrittenPiece[] =>
  Array.from({ length: count }, () => ({ left, right, letters }));

const rounded = (pieces: readonly WrittenPiece[]) => {
  const column = textColumn(pieces);
  return column === null ? null : [column.left, column.right].map((each) => Math.round(each * 1000) / 1000);
};

test.each<[string, readonly WrittenPiece[], readonly number[] | null]>([
  ['lines between margins', lines(40, 0.1, 0.9), [0.085, 0.915]],
  ['a column with a few heads beside it', [...lines(40, 0.34, 0.92), ...lines(3, 0.07, 0.2, 12)], [0.325, 0.935]],
  ['two columns', [...lines(40, 0.1, 0.48), ...lines(40, 0.52, 0.9)], [0.085, 0.915]],
  ['lines that are written piece by piece', [...lines(80, 0.2, 0.5, 30), ...lines(80, 0.5, 0.8, 30)], [0.185, 0.815]],
  ['text up to the edges', lines(40, 0, 1), [0, 1]],
  ['blanks', lines(4, 0.1, 0.9, 0), null],
  ['nothing', [], null],
])('the column of %s', (_what, pieces, column) => expect(rounded(pieces)).toEqual(column));
