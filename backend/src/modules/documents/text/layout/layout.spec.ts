import { joinedLines, wordsOnPage } from './hyphens';
import { documentTextOf } from './paragraphs';
import { type PrintedLine, type PrintedPiece, printedLines, textOfLine } from './printed-line';
import { inReadingOrder } from './reading-order';

const SIZE = 10;
const piece = (text: string, left: number, y: number): PrintedPiece => ({
  text,
  left,
  right: left + text.length * 5,
  y,
  size: SIZE,
  font: 'body',
});
const line = (text: string, left: number, y: number, changes: Partial<PrintedLine> = {}): PrintedLine => ({
  spans: [{ text, font: 'body' }],
  left,
  right: left + 200,
  y,
  size: SIZE,
  ...changes,
});
const page = (...lines: readonly PrintedLine[]) => ({ label: null, height: 800, lines });

test('pieces on one baseline are a line, with a space where they are apart', () => {
  const lines = printedLines([
    piece('The', 10, 100),
    piece('order', 28, 100),
    piece('s', 53, 100),
    piece('Next', 10, 112),
  ]);
  expect(lines.map(textOfLine)).toEqual(['The orders', 'Next']);
});

test('pieces far apart are of two columns', () => {
  expect(printedLines([piece('Left', 10, 100), piece('Right', 300, 100)]).map(textOfLine)).toEqual(['Left', 'Right']);
});

test('columns are read one after the other, between the lines that run across them', () => {
  const rows = Array.from({ length: 6 }, (_, row) => [
    line(`left ${row}`, 50, 200 + row * 12),
    line(`right ${row}`, 300, 200 + row * 12),
  ]).flat();
  const title = line('title', 50, 100, { right: 500 });
  const order = inReadingOrder([...rows, title]).map(textOfLine);
  expect(order.slice(0, 3)).toEqual(['title', 'left 0', 'left 1']);
  expect(order.slice(6, 8)).toEqual(['left 5', 'right 0']);
});

test('a hyphen at the end of a line belongs to the word only where the document writes it so', () => {
  const written = wordsOnPage(['a well-known rule']);
  const joined = (before: string, after: string): string => joinedLines([before, after], written).text;
  expect(joined('the regula-', 'tions of')).toBe('the regulations of');
  expect(joined('a well-', 'known act')).toBe('a well-known act');
  expect(joined('the AI-', 'enabled tools')).toBe('the AI-enabled tools');
  expect(joined('the end', 'of it')).toBe('the end of it');
});

test.each([
  ['a long-', 'term lease of the land', 'a long-term lease of the land'],
  ['in the third-', 'party offer to the port', 'in the third-party offer to the port'],
  ['to the re-', 'payment of it and the rest', 'to the repayment of it and the rest'],
  ['of the regis-', 'tration in the port', 'of the registration in the port'],
  ['on the high-', 'way to the port and back', 'on the highway to the port and back'],
  ['with the long-', 'lasting paint of the hull', 'with the longlasting paint of the hull'],
  ['in the soft\u00ad', 'ware of the port', 'in the software of the port'],
  ['das Open-', 'air im Hafen', 'das Openair im Hafen'],
])('“%s” and “%s” are “%s”', (one, other, whole) =>
  expect(joinedLines([one, other], wordsOnPage([one, other, 'longlasting'])).text).toBe(whole),
);

test('lines begin where they stand in the joined text', () => {
  const lines = ['the regula-', 'tions of', 'a port'];
  const { text, begins } = joinedLines(lines, wordsOnPage(lines));
  expect(begins.map((at) => text.slice(at, at + 4))).toEqual(['the ', 'tion', 'a po']);
});

test('a paragraph of as many lines as a report of 900 pages has takes no longer than other text', () => {
  const lines = Array.from(
    { length: 40_000 },
    (_none, index) => `each of the ports of the country pays for line ${index}`,
  );
  const written = wordsOnPage(lines);
  const started = process.cpuUsage();
  const { text } = joinedLines(lines, written);
  // Some 20 ms; half a minute if each line looked through the whole text before it.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
  expect(text.length).toBeGreaterThan(1_900_000);
});

test('a line that repeats at the same place of pages is no text, and its number is the label', () => {
  const head = (number: number) => [line(String(number), 500, 40), line(`Register / No. ${number}`, 50, 40)];
  const text = documentTextOf([
    page(...head(11), line('First page.', 50, 200)),
    page(...head(12), line('Second page.', 50, 200)),
  ]);
  expect(text.pages.map(({ label }) => label)).toEqual(['11', '12']);
  expect(text.paragraphs.map((paragraph) => paragraph.text)).toEqual(['First page. Second page.']);
});

test('larger type, and another font, make headings', () => {
  const body = (text: string, y: number) => line(text, 50, y);
  const runIn = line('', 50, 260, {
    spans: [
      { text: 'Sec. 2. Duty. ', font: 'bold' },
      { text: 'The duty is suspended for ninety days.', font: 'body' },
    ],
  });
  const { paragraphs } = documentTextOf([
    page(
      line('Title of it', 50, 150, { size: 16 }),
      body('By the authority vested in me,', 200),
      body('and after I have heard what they say,', 212),
      body('I order the following to be done,', 224),
      body('by all of them and at once.', 236),
      runIn,
    ),
  ]);
  expect(paragraphs.map(({ text, heading, isHeading }) => [text, heading, isHeading])).toEqual([
    ['Title of it', null, true],
    [
      'By the authority vested in me, and after I have heard what they say, I order the following to be done, by all of them and at once.',
      'Title of it',
      false,
    ],
    ['Sec. 2. Duty.', null, true],
    ['The duty is suspended for ninety days.', 'Sec. 2. Duty.', false],
  ]);
});
