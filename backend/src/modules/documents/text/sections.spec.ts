import { type TextParagraph, designationIn, printersTextOf, sectionsOf } from './document-text';

const heading = (text: string, page = 1): TextParagraph => ({
  text,
  heading: null,
  isHeading: true,
  starts: [{ page, at: 0 }],
});
const words = (page = 1): TextParagraph => ({ ...heading('By the authority vested in me.', page), isHeading: false });

const line = (text: string, page = 1): TextParagraph => ({ ...words(page), text });

const headingsOf = (paragraphs: readonly TextParagraph[], title = ''): readonly string[] =>
  sectionsOf({ pages: [], paragraphs }, title).map((section) => section.heading);

test('a masthead is no section: of the headings that open a document, the last leads', () =>
  expect(
    headingsOf([
      heading('Register'),
      heading('Order 9 of May 2'),
      heading('On Ports'),
      words(),
      heading('Sec. 1.'),
      words(),
    ]),
  ).toEqual(['On Ports', 'Sec. 1.']));

test('lines between the headings of a masthead do not make it a section', () => {
  const opening = [
    line('Daily Gazette'),
    heading('Register'),
    line('No. 7'),
    line('Friday, May 2'),
    heading('On Ports'),
  ];
  expect(headingsOf([...opening, words(), heading('Sec. 1.'), words()])).toEqual(['On Ports', 'Sec. 1.']);
});

const furnitureIn = (paragraphs: readonly TextParagraph[]): readonly string[] =>
  [...printersTextOf({ paragraphs })].map(({ text }) => text);

test('the lines above the title and below the last sentence are furniture', () => {
  const opening = [line('Daily Gazette'), heading('Register'), line('No. 7'), heading('On Ports')];
  const ending = [words(2), line('[Doc. 26–7 Filed 5–1–26; 11:15 am] Print 8', 2)];
  expect(furnitureIn([...opening, words(), line('Table 1'), heading('Sec. 1.'), ...ending])).toEqual([
    'Daily Gazette',
    'Register',
    'No. 7',
    '[Doc. 26–7 Filed 5–1–26; 11:15 am] Print 8',
  ]);
});

test('items of a list, long pieces of text and a document of lines alone are not headings', () => {
  const cut = `${'The harbour '.repeat(12)}and`;
  expect(furnitureIn([words(), line('(b) the quay'), line('2. the crane')])).toEqual([]);
  expect(furnitureIn([words(), line(cut)])).toEqual([]);
  expect(furnitureIn([heading('Agenda'), line('Opening'), line('Budget')])).toEqual([]);
});

test('the words beside a title do not belong to it', () => {
  const opening = [heading('Register'), heading('The President On Ports and Har-bours'), words()];
  expect(headingsOf(opening, 'On Ports and Harbours')).toEqual(['On Ports and Harbours']);
  expect(headingsOf(opening, 'Another title')).toEqual(['The President On Ports and Har-bours']);
});

test('headings stay where text stands between them, and on later pages', () => {
  expect(headingsOf([words(), heading('Part I'), heading('Sec. 1.'), words()])).toEqual(['Part I', 'Sec. 1.']);
  expect(headingsOf([heading('Report'), heading('Part I', 2), heading('Sec. 1.', 2), words(2)])).toEqual([
    'Report',
    'Part I',
    'Sec. 1.',
  ]);
});

test('a document of headings alone, and one without text', () => {
  expect(headingsOf([heading('Agenda'), heading('Minutes')])).toEqual(['Minutes']);
  expect(headingsOf([])).toEqual([]);
});

test.each([
  [
    [heading('Gazette'), heading('Executive Order 14334 of August 11, 2025'), heading('On Ports'), words()],
    'Executive Order 14334',
  ],
  [
    [line('Vol. 91, No. 108'), heading('Title 3— Proclamation 9 of June 2, 2026'), heading('On Ports'), words()],
    'Proclamation 9',
  ],
  [[line('Vol. 91, No. 108'), line('Friday, June 5, 2026'), heading('Report on ports'), words()], null],
  [[heading('On Ports'), words(), heading('Executive Order 12 of May 4, 2026')], null],
])('a document is named by the number above its text', (paragraphs, name) =>
  expect(designationIn({ paragraphs })).toBe(name),
);
