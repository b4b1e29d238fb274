import { agencyByName } from '#modules/agencies/published';
import { countryByName } from '#modules/countries/published';
import { agencyRecord } from './compiled/agency-record';
import { countryRecord } from './compiled/country-record';
import { recordAnswer } from './record-reply';

const terms = (record: Parameters<typeof recordAnswer>[0], question: string, history: readonly string[]): string =>
  [...recordAnswer(record, { question, history })].map((part) => (part.kind === 'text' ? part.text : '')).join('');

const ask = (name: string, question: string, ...history: readonly string[]): string => {
  const agency = agencyByName(name);
  if (agency === undefined) throw new Error(`There is no ${name}.`);
  return terms(agencyRecord(agency), question, history);
};

const askCountry = (name: string, question: string): string => {
  const country = countryByName(name);
  if (country === undefined) throw new Error(`There is no ${name}.`);
  return terms(countryRecord(country), question, []);
};

test.each([
  ['FDA', 'Does the budget include the fees drug companies pay?', 'excludes user fees'],
  ['ODNI', 'what exactly does the budget number here cover', 'Community Management Account'],
  ['Department of Defense', 'Are the soldiers counted in that staff number?', 'civilian employees only'],
  ['USPTO', 'Where does the patent office get its money from?', 'funded by user fees'],
  ['NEDC', 'since when does this council exist?', 'February 14, 2025'],
  ['USDS', 'what was it called before?', 'formerly the United States Digital Service'],
  ['Department of Defense', 'which order allows the name Department of War?', 'Executive Order 14347'],
  ['USAID', 'what happened to USAID', 'transferred to the Department of State'],
  ['USAID', 'where did its work go?', 'transferred to the Department of State'],
  ['USAID', 'Was ist aus USAID geworden?', 'transferred to the Department of State'],
  ['NSA', 'how big is the NSA staff', 'Staffing is not published'],
  ['USFS', 'Is this under the Interior Department?', 'Department of Agriculture'],
  ['USFS', 'it is under interior, right?', 'Department of Agriculture'],
])('%s: %s is answered by a note', (name, question, statement) => {
  expect(ask(name, question)).toContain(statement);
});

test.each([
  ['FDA', 'Does the budget include the space program?'],
  ['FBI', 'Who funds the FBI?'],
  ['Department of Defense', 'What is the name of its inspector?'],
  ['USFS', 'Is it in Virginia?'],
  ['Department of Defense', 'does it still run the army?'],
])('%s: what no note says is not answered: %s', (name, question) => {
  expect(ask(name, question)).toContain('Nothing in the record');
});

test('a question who leads an agency is not answered by what the agency leads', () => {
  expect(ask('NSA', 'who leads it?')).toContain('does not have who leads it');
  expect(ask('NSA', 'who leads cryptology?')).toContain('leads U.S. cryptology');
});

test.each([
  ['NASA', 'Is NASA part of a department?', 'an independent agency, and as part of no department'],
  ['NASA', 'Which department is NASA under?', 'an independent agency'],
  ['NASA', '¿La NASA forma parte de un departamento?', 'an independent agency'],
  ['OMB', 'Is it part of a department?', 'part of the Executive Office of the President, and of no department'],
  ['Department of Defense', 'Is it part of a department?', 'a Cabinet department itself'],
  ['BIS', 'Is it independent?', 'part of the Department of Commerce'],
])('%s: whether it is part of a department is answered: %s', (name, question, statement) => {
  expect(ask(name, question)).toContain(statement);
});

test.each([
  'How many agencies are under it?',
  'Which agencies are under it?',
  'how many sub-agencies does the Pentagon have?',
])('the agencies of a department are counted: %s', (question) => {
  expect(ask('Department of Defense', question)).toMatch(
    /^25 agencies on record are part of the Department of Defense \(DOD\):\n\n1\. /,
  );
});

test('a question which states belong to a commission is not answered by what it is part of', () => {
  expect(ask('Northern Border Regional Commission', 'which states belong to it?')).not.toContain('independent agency');
});

test('two fields joined by a word are both told', () => {
  const answer = ask('FBI', 'How big is the FBI - staff and money?');
  expect(answer).toContain('36,896 civilian employees');
  expect(answer).toContain('$10,692,000,000');
});

test('a question which of two has more is answered by the field of both, known by its word', () => {
  expect(ask('FBI', 'FBI or ICE, who has more people?')).toMatch(/36,896[\s\S]*20,692/);
  expect(ask('USFS', 'does it have more people than the park service?')).toMatch(/32,624[\s\S]*17,980/);
  expect(askCountry('Laos', 'Who got hit harder with the country tariffs, Laos or Thailand?')).toMatch(/40%[\s\S]*19%/);
});

test('the same field of another subject goes on from the question before', () => {
  expect(ask('VA', 'what about Homeland Security?', 'How many people work for the VA?')).toContain('231,771');
  expect(ask('VA', 'what about fishing at Homeland Security?', 'How many people work for the VA?')).toContain(
    'Nothing',
  );
});

test('a question about the replacement of a rate is answered by the surcharge', () => {
  expect(askCountry('Taiwan', 'what replaced the reciprocal tariffs?')).toMatch(/^On February 20, 2026 a proclamation/);
});

test('a misspelt name of the country asked about is known', () => {
  expect(askCountry('Switzerland', 'how much did the US import from Swizerland?')).toContain('$63.4 billion');
  expect(askCountry('Lesotho', 'what was the reciprical rate for lesotho?')).toContain('15%');
});
