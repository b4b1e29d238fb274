import { type StrangersAnswer, askStrangers } from './ask-strangers';
import { strangersQuestions } from './strangers-questions';

/**
 * Questions of somebody who had seen no code, in conversations over documents, agencies, countries and ledgers. The goals are at most .05
 * wrong, then .55 right, and .90 of the unanswerable declined; these are the figures reached on the half that was looked at.
 */
test('what is said to the questions that were looked at', async () => {
  const answers = await askStrangers(strangersQuestions('dev'));
  const count = (isAnswerable: boolean, ...verdicts: readonly StrangersAnswer['verdict'][]): number =>
    answers.filter(({ asked, verdict }) => asked.answerable === isAnswerable && verdicts.includes(verdict)).length;
  expect({
    right: count(true, 'right'),
    inPart: count(true, 'part'),
    wrong: count(true, 'wrong'),
    offered: count(true, 'near'),
    declined: count(true, 'declined'),
  }).toEqual({ right: 20, inPart: 1, wrong: 1, offered: 2, declined: 9 });
  expect({ declined: count(false, 'near', 'declined'), answered: count(false, 'wrong') }).toEqual({
    declined: 9,
    answered: 0,
  });
});
