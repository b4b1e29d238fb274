import fc from 'fast-check';
import { passageOf } from './passage';

const quote = 'The duties end on Friday.';

test('a quote is shown with what stands before and after it', () =>
  expect(passageOf(['Other words.', `Today it was signed. ${quote} Refunds follow.`], quote)).toBe(
    `Today it was signed. ${quote} Refunds follow.`,
  ));

test('a paragraph that is nothing but the quote adds nothing to it', () =>
  expect(passageOf([quote], quote)).toBeUndefined());

test('a page that holds it no more has no passage', () => expect(passageOf(['Other words.'], quote)).toBeUndefined());

test('a long paragraph is cut between words', () => {
  const passage = passageOf([`${'before '.repeat(100)}${quote}${' after'.repeat(100)}`], quote) ?? '';
  expect(passage).toMatch(/^… before (before )+The duties end on Friday\.( after)+ …$/);
  expect(passage.length).toBeLessThan(500);
});

test('whatever stands around it, the quote is in its passage', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const passage = passageOf([`${before}${quote}${after}`], quote);
      expect(passage === undefined ? before + after : passage).toContain(passage === undefined ? '' : quote);
    }),
  ));
