import { type AnsweredQuestion, figuresOf, ofHalf } from './measure';
import { askAllLedgers } from './measure-ledgers';

/**
 * Questions of a stranger over three ledgers. The goals are .80 rightly quoted, at most .05 wrong and .85 of the unanswerable declined;
 * these are the figures reached. The questions of the held-out half guided nothing.
 */
let answered: readonly AnsweredQuestion[];
beforeAll(async () => {
  answered = await askAllLedgers();
});

test('the answers to the questions that were looked at keep their figures', () => {
  const { right, wrong, near, declined, ...counts } = figuresOf(ofHalf(answered, 'tuning'));
  expect(counts).toEqual({ answerable: 11, unanswerable: 1 });
  // From when hockey sticks pay is told by the day above a line, where the label asks for two lines.
  expect({ right, wrong, near, declined }).toEqual({ right: 6, wrong: 0, near: 3, declined: 1 });
});

test('the answers to the questions that were held out keep their figures', () => {
  const { right, wrong, near, declined, ...counts } = figuresOf(ofHalf(answered, 'held'));
  expect(counts).toEqual({ answerable: 5, unanswerable: 1 });
  expect({ right, wrong, near, declined }).toEqual({ right: 3, wrong: 0, near: 1, declined: 1 });
});
