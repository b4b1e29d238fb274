import { otherLanguages } from '#text/languages/all';
import type { AnswerType } from '../languages/question-lexicon';
import { answerTypeScore } from './answer-type-scores';
import { extendedEnds } from './first-and-last-ends';
import { parseQuestion } from './parsed-question';
import { indexOf } from './passage-index';

const passage = (text: string, lead: string | null = null) => ({
  text,
  lead,
  heading: null,
  paragraph: 0,
  isHeading: false,
  location: null,
});
const languageCalled = (code: string) => otherLanguages.find((each) => each.code === code) ?? null;
const gives = (answerType: AnswerType, text: string, code = 'en') =>
  answerTypeScore(passage(text), answerType, code === 'en' ? null : languageCalled(code)) > 0;
const answerTypeIn = (question: string, code: string) =>
  parseQuestion(question, [], indexOf([]), () => (code === 'en' ? null : languageCalled(code))).answerType;

test.each<[string, string, AnswerType]>([
  ['en', 'Until when are they suspended?', 'until'],
  ['en', 'How long does the pause last?', 'until'],
  ['en', 'When does the licence expire?', 'until'],
  ['en', 'When was it signed?', 'time'],
  ['de', 'Bis wann gilt das?', 'until'],
  ['de', 'Wie lange gilt das?', 'until'],
  ['fr', 'Jusqu’à quand est-ce valable ?', 'until'],
  ['es', '¿Hasta cuándo duraba?', 'until'],
  ['pt', 'Até quando vale?', 'until'],
  ['it', 'Fino a quando vale?', 'until'],
  ['nl', 'Tot wanneer geldt dit?', 'until'],
  ['en', 'What is the threshold?', 'amount'],
  ['en', 'What’s the upper limit?', 'amount'],
  ['en', 'How high is the fee?', 'amount'],
  ['de', 'Was ist die Obergrenze?', 'amount'],
  ['es', '¿Cuál es el umbral?', 'amount'],
  ['fr', 'Quel est le seuil ?', 'amount'],
  ['nl', 'Hoe hoog is de heffing?', 'amount'],
])('%s: %s asks for a kind of thing: %s', (code, question, answerType) => {
  expect(answerTypeIn(question, code)).toBe(answerType);
});

test('a question until when is answered by the day of an end, or by how long something lasts, not by any day', () => {
  expect(gives('until', 'The quay stays closed until May 3, 2026.')).toBe(true);
  expect(gives('until', 'The licence expires at midnight on May 3, 2026.')).toBe(true);
  expect(gives('until', 'The quay is closed for a period of 90 days.')).toBe(true);
  expect(gives('until', 'Suspension of the duties (August 18, 2026)')).toBe(false);
  expect(gives('until', 'Ships return to the quay by 2028.')).toBe(false);
  expect(gives('until', 'Der Kai bleibt bis zum 3. Mai 2026 gesperrt.', 'de')).toBe(true);
  expect(gives('until', 'Der Erlass vom 3. Mai 2026 sperrt den Kai.', 'de')).toBe(false);
  expect(gives('until', 'El muelle sigue cerrado hasta el 3 de mayo de 2026.', 'es')).toBe(true);
});

test('an amount is not a duration', () => {
  expect(gives('amount', 'Within 60 days the board determines the threshold.')).toBe(false);
  expect(gives('amount', 'The threshold is 25 tons.')).toBe(true);
});

test('tells only the prolonged end date', () => {
  const [first, second] = [
    { passage: passage('The suspension expires on August 12, 2025.') },
    { passage: passage('I continue the suspension until November 10, 2025.') },
  ];
  expect(extendedEnds([first, second], null)).toEqual([second]);
  const other = { passage: passage('The other quay is closed until December 1, 2025.') };
  expect(extendedEnds([first, other], null)).toEqual([first, other]);
});
