import { type TextParagraph, sectionsOf } from './document-text';

const heading = (text: string, page = 1): TextParagraph => ({
  text,
  heading: null,
  isHeading: true,
  starts: [{ page, at: 0 }],
});
const words = (page = 1): TextParagraph => ({ ...heading('By the authority vested in me.', page), isHeading: false });

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

test('what is printed beside a title does not belong to it', () => {
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
