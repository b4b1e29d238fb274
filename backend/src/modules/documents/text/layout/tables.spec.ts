import { type PrintedPiece, textOfLine } from './printed-line';
import type { RuledLine } from './struck';
import { tablesOn } from './tables';

const SIZE = 10;
const WIDTH = 5;

/** A piece that begins at `left`; one that ends there, where it is a number. */
const piece = (text: string, at: number, y: number, font = 'body'): PrintedPiece => {
  const width = text.length * WIDTH;
  const left = /^\d[\d,]*$/.test(text) ? at - width : at;
  return { text, left, right: left + width, y, size: SIZE, font };
};

/** Lines of pieces at the same places, a distance apart. */
const lines = (
  places: readonly number[],
  y: number,
  step: number,
  texts: readonly (readonly string[])[],
  font = 'body',
) =>
  texts.flatMap((line, index) =>
    line.flatMap((text, at) => (text === '' ? [] : [piece(text, places[at] ?? 0, y + index * step, font)])),
  );

const rowsOn = (pieces: readonly PrintedPiece[], rules: readonly RuledLine[] = []) =>
  tablesOn(pieces, rules).rows.map(({ table }) => (table?.kind === 'row' ? table : null));

const PLACES = [50, 200, 280];

test('a row is read whole, with the header of its columns', () => {
  const { rows, others } = tablesOn(
    [
      piece('The bank had more than in the year before, and spent less of it.', 50, 80),
      ...lines(PLACES, 100, 12, [['Item', '2024', '2025']], 'bold'),
      ...lines(PLACES, 112, 12, [
        ['Grants', '1,240', '1,310'],
        ['Donations', '86', '142'],
      ]),
      piece('Spending fell because of the panels on the roof of the store.', 50, 150),
    ],
    [],
  );
  expect(rows.map(textOfLine)).toEqual(['Item 2024 2025', 'Grants 1,240 1,310', 'Donations 86 142']);
  expect(rows.map(({ table }) => table)).toEqual([
    { kind: 'header' },
    { kind: 'row', header: ['Item', '2024', '2025'], cells: ['Grants', '1,240', '1,310'] },
    { kind: 'row', header: ['Item', '2024', '2025'], cells: ['Donations', '86', '142'] },
  ]);
  expect(others).toHaveLength(2);
});

test('an empty cell stays empty, and the figures stay in their columns', () => {
  const rows = rowsOn(
    lines(PLACES, 100, 12, [
      ['Item', '2024', '2025'],
      ['Legacies', '', '25'],
      ['Fees', '212', ''],
      ['Grants', '3,900', '3,950'],
    ]),
  );
  expect(rows.map((row) => row?.cells)).toEqual([
    undefined,
    ['Legacies', '', '25'],
    ['Fees', '212', ''],
    ['Grants', '3,900', '3,950'],
  ]);
});

test('lines that are nearer to each other than rows are one row', () => {
  const texts = [
    ['Branch', 'Loans', 'Cards'],
    ['Denholm', '288', '12'],
    ['Central', '', ''],
    ['Thornby', '97', '8'],
    ['Eastgate', '41', '7'],
  ];
  const heights = [100, 118, 129, 147, 165];
  const pieces = texts.flatMap((line, index) => lines(PLACES, heights[index] ?? 0, 0, [line]));
  expect(rowsOn(pieces).map((row) => row?.cells[0])).toEqual([undefined, 'Denholm Central', 'Thornby', 'Eastgate']);
});

test('a header of two lines is one, and a label that goes on in small letters, too', () => {
  const pieces = [
    ...lines(
      PLACES,
      100,
      12,
      [
        ['Costs', 'Actual', 'Budget'],
        ['in euros', '2024', '2025'],
      ],
      'bold',
    ),
    ...lines(PLACES, 124, 12, [
      ['Repairs of the quays', '', ''],
      ['and of the lock', '5', '6'],
      ['Wages', '7', '8'],
    ]),
  ];
  expect(rowsOn(pieces)[2]).toEqual({
    kind: 'row',
    header: ['Costs in euros', 'Actual 2024', 'Budget 2025'],
    cells: ['Repairs of the quays and of the lock', '5', '6'],
  });
});

test('there is no header for certain below one that spans columns, nor above pairs', () => {
  const rows = [
    ['Fees', '10', '11', '12', '13'],
    ['Other', '1', '2', '3', '4'],
    ['Rents', '5', '6', '7', '8'],
  ];
  const places = [50, 200, 240, 300, 340];
  const spanned = [
    piece('Actual of both', 175, 100),
    piece('Plan of both', 290, 100),
    ...lines(places, 112, 12, [['Item', '2024', '2025', '2024', '2025'], ...rows]),
  ];
  expect(rowsOn(spanned).map((row) => row?.header)).toEqual([[], [], [], []]);
  const pairs = lines(PLACES, 100, 12, [
    ['Harbour master', 'Ewan Strachan'],
    ['Members', '412'],
    ['Ships', '3'],
  ]);
  expect(rowsOn(pairs).map((row) => row?.header)).toEqual([[], [], []]);
});

const LEFT = [
  'We dredged the basin, painted the',
  'pier and mended two of the lamps',
  'that had been out since the storm.',
];
const RIGHT = [
  'The pier will be longer by about',
  '60 metres in 2028, and new lamps',
  'of a better kind will be put up.',
];

test('columns of text are no table', () => {
  expect(
    rowsOn(
      lines(
        [50, 280],
        100,
        12,
        LEFT.map((left, at) => [left, RIGHT[at] ?? '']),
      ),
    ).length,
  ).toBe(0);
});

test('a table of words is read where lines are drawn between its rows', () => {
  const pieces = [
    ...lines(PLACES, 100, 18, [['Office', 'Holder']], 'bold'),
    ...lines(PLACES, 118, 18, [
      ['Chair', 'Una Reid'],
      ['Treasurer', 'Colin Baird'],
    ]),
  ];
  const rules = [106, 124].map((y) => ({ left: 45, right: 300, y, thickness: 0.5 }));
  expect(rowsOn(pieces)).toEqual([]);
  expect(rowsOn(pieces, rules).at(-1)).toEqual({
    kind: 'row',
    header: ['Office', 'Holder'],
    cells: ['Treasurer', 'Colin Baird'],
  });
});
