import { figuresOf } from './record-questions';

/**
 * Questions of a stranger about agencies and countries. The goals are .80 rightly answered, at most .05 wrong and .85 of the
 * unanswerable declined; these are the figures reached.
 */
test('the answers to the questions that were looked at keep their figures', () => {
  expect(figuresOf('tuning')).toEqual({ answerable: 12, right: 11, wrong: 0, unanswerable: 3, declined: 3 });
});

test('the answers to the questions that were held out keep their figures', () => {
  expect(figuresOf('held')).toEqual({ answerable: 6, right: 5, wrong: 0, unanswerable: 1, declined: 1 });
});
