import { figuresOf } from './record-questions';

/**
 * Questions of a stranger about agencies and countries. The goals are .80 rightly answered, at most .05 wrong and .85 of the
 * unanswerable declined; these are the figures reached.
 */
test('what is answered to the questions that were looked at', () => {
  expect(figuresOf('tuning')).toEqual({ answerable: 12, right: 11, wrong: 0, unanswerable: 3, declined: 3 });
});

test('what is answered to the questions that were held out', () => {
  expect(figuresOf('held')).toEqual({ answerable: 6, right: 5, wrong: 0, unanswerable: 1, declined: 1 });
});
