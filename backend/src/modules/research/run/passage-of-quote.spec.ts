import fc from 'fast-check';
import { passageOf } from './passage-of-quote';

const quote = 'The duties end on Friday.';

test('includes the text before and after a quote', () =>
  expect(passageOf(['Other words.', `Today it was signed. ${quote} Refunds follow.`], quote)).toBe(
    `Today it was signed. ${quote} Refunds follow.`,
  ));

test('goes on with the list that a quote opens, in paragraphs of its own', () => {
  const lead = 'The Minister shall:';
  expect(passageOf(['Sec. 2. Fleet.', `Boats. ${lead}`, '(a) count the boats; and', '(b) mark them.'], lead)).toBe(
    `Boats. ${lead} (a) count the boats; and (b) mark them.`,
  );
  const long =
    passageOf([lead, ...Array.from({ length: 200 }, () => '(a) count the boats of every port;')], lead) ?? '';
  expect(long).toMatch(/^The Minister shall: \(a\) .* …$/);
  expect(long.length).toBeLessThan(1_300);
});

test('is undefined if the quote is the whole paragraph', () => expect(passageOf([quote], quote)).toBeUndefined());

test('is undefined if the page no longer contains the quote', () =>
  expect(passageOf(['Other words.'], quote)).toBeUndefined());

test('cuts a long paragraph between words', () => {
  const passage = passageOf([`${'before '.repeat(100)}${quote}${' after'.repeat(100)}`], quote) ?? '';
  expect(passage).toMatch(/^… before (before )+The duties end on Friday\.( after)+ …$/);
  expect(passage.length).toBeLessThan(500);
});

test('always contains the quote', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const passage = passageOf([`${before}${quote}${after}`], quote);
      expect(passage === undefined ? before + after : passage).toContain(passage === undefined ? '' : quote);
    }),
  ));

test('what could not be read beside the quote is shown as left out', () =>
  expect(passageOf(['The toll is \ufffc a car. The port opens on Monday.'], 'The port opens on Monday.')).toBe(
    'The toll is […] a car. The port opens on Monday.',
  ));
