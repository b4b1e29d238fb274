import { countryByName } from '#modules/countries/published';
import { countryRecord } from './compiled/country-record';
import { recordAnswer } from './record-reply';

const ask = (name: string, question: string, ...history: readonly string[]): string => {
  const country = countryByName(name);
  if (country === undefined) throw new Error(`There is no ${name}.`);
  return [...recordAnswer(countryRecord(country), { question, history })]
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('');
};

test.each([
  ['Canada', 'What was decided about Canada in July 2026?', 'Motor Vehicles (July 20, 2026)', 'August 18'],
  ['Canada', 'Which Canadian goods do the July 2026 proclamations name?', 'Dairy (July 20, 2026)', 'August 18'],
  ['Canada', 'anything new in August 2026?', 'August 18, 2026', 'July 20'],
  ['Canada', 'what is the first document?', 'July 20, 2026', 'August 18'],
  ['Morocco', 'whats the newest paper about', 'Phosphate Fertilizer', 'exported'],
  ['Morocco', 'what was decided about fertilizer?', 'Phosphate Fertilizer', 'exported'],
  ['Russia', 'Title of the last document pls', 'Modifying Duties', 'exported'],
  ['Jordan', '¿Qué día se anunció el trato comercial con Jordania?', 'July 21, 2026', 'exported'],
  [
    'Ukraine',
    'Has the White House announced any fund or deal with Ukraine?',
    'Reconstruction Investment Fund',
    'exported',
  ],
  ['Indonesia', 'when was the deal with Indonesia finalised?', 'February 19, 2026', 'exported'],
])('%s: %s', (name, question, statement, other) => {
  const answer = ask(name, question);
  expect(answer).toMatch(/but only (?:its title is|their titles are) available/);
  expect(answer).toContain(statement);
  expect(answer).not.toContain(other);
});

test('a question goes on from one about documents', () => {
  expect(
    ask('Canada', 'and the ones from July, which goods were they about?', 'What is the latest document?'),
  ).toContain('Alcoholic Beverages (July 20, 2026)');
});

test.each([
  ['Japan', 'When did the deal with Japan take effect?'],
  ['Canada', 'What was decided about Canada in May 2019?'],
  ['Canada', 'What was decided about whales in July 2026?'],
  ['Morocco', 'Who signed the newest paper?'],
])('a question that titles do not cover is not answered: %s, %s', (name, question) => {
  expect(ask(name, question)).toContain('Nothing in the record');
});
