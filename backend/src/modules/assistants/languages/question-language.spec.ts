import { questionLanguage } from './question-language';

test.each([
  ['Was gibt es Neues?', 'de'],
  ['Was zahlt Norwegen?', 'de'],
  ['Neues seit Juni?', 'de'],
  ['Norwegen?', 'de'],
  ['Stahl?', 'de'],
  ['¿Qué hay de nuevo?', 'es'],
  ['Quoi de neuf ?', 'fr'],
  ['Was Norway added?', null],
  ['Norway?', null],
  ['die casting', null],
  ['drones?', null],
  ['Harbour 3', null],
  ['import duties', null],
])('%s', (question, code) => {
  expect(questionLanguage(question)?.code ?? null).toBe(code);
});
