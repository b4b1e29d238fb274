import type { TextParagraph } from './document-text';
import { issuedOn, signedOn } from './printed-dates';

const paragraph = (text: string, isHeading = false): TextParagraph => ({
  text,
  heading: null,
  isHeading,
  starts: [{ page: 1, at: 0 }],
});

const front = [paragraph('Presidential Documents', true), paragraph('Vol. 91, No. 108')];
const body = [
  paragraph('Executive Order 14409 of June 2, 2026', true),
  paragraph('It is hereby ordered, on the day that is written below, that the ports be opened.'),
];
const text = (above: readonly string[], below: readonly string[]) => ({
  paragraphs: [...front, ...above.map((each) => paragraph(each)), ...body, ...below.map((each) => paragraph(each))],
});

test('a document is published on the day of its issue, and signed on the day below its text', () => {
  const order = text(['Friday, June 5, 2026'], ['THE WHITE HOUSE, June 2, 2026.', '[FR Doc. 2026–11415 Filed 6–4–26]']);
  expect([issuedOn(order), signedOn(order)]).toEqual(['2026-06-05', '2026-06-02']);
});

test.each([
  ['a day of which nothing says what it is', ['June 5, 2026'], ['June 2, 2026']],
  ['a sentence with a day', ['Hearing of Friday, June 5, 2026'], ['The order of the White House, June 2, 2026, ends.']],
  ['a day that there is not', ['Friday, Juny 5, 2026'], ['THE WHITE HOUSE, Juny 2, 2026.']],
  [
    'days that disagree',
    ['Friday, June 5, 2026', 'Monday, June 8, 2026'],
    ['OSLO, May 2, 2026.', 'PARIS, May 3, 2026.'],
  ],
])('says nothing of %s', (_, above, below) => {
  const printed = text(above, below);
  expect([issuedOn(printed), signedOn(printed)]).toEqual([null, null]);
});

test('an issue’s day in the text of a document is not its own', () => {
  const quoting = text(
    [],
    [...Array.from({ length: 9 }, (_, n) => `Sentence ${n} of the text.`), 'Friday, June 5, 2026'],
  );
  expect(issuedOn(quoting)).toBeNull();
});
