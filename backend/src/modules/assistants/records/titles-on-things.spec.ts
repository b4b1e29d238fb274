import { countryByName } from '#modules/countries/published';
import { countryRecord } from './compiled/country-record';
import { recordAnswer } from './record-reply';

const ask = (name: string, question: string): string => {
  const country = countryByName(name);
  if (country === undefined) throw new Error(`There is no ${name}.`);
  return [...recordAnswer(countryRecord(country), { question, history: [] })]
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('');
};

test.each([
  'Are the extra duties on Canadian dairy in force?',
  'What tariff applies to Canadian dairy today?',
  'When do the extra duties on Canadian dairy start?',
])('the titles that name the goods are told, the newest first, and no others: %s', (question) => {
  const answer = ask('Canada', question);
  expect(answer).toMatch(/Temporary Suspension[^]*Respect to Dairy/);
  expect(answer).not.toMatch(/14326|Respect to Motor|Fact Sheet/);
});

test('the newest title that says the same is not left out', () => {
  expect(ask('Canada', 'Which Canadian goods face additional duties?')).toMatch(/1\. > Temporary Suspension/);
});

test.each([
  ['Canada', 'Is maple syrup taxed?'],
  ['Canada', 'Is there a duty on Canadian beer?'],
  ['Mexico', 'Is there a tariff on Mexican steel?'],
])('goods that no title names are not answered by the order that names none: %s, %s', (name, question) => {
  const answer = ask(name, question);
  expect(answer).toMatch(/^Nothing in the record of .* clearly answers this\./);
  expect(answer).not.toContain('14326');
});

test.each([
  ['Canada', 'What reciprocal tariff does Canada pay?'],
  ['China', 'Does China still pay extra duties?'],
])('the rate on all goods is still told not to be there: %s, %s', (name, question) => {
  expect(ask(name, question)).toContain('set no reciprocal tariff');
});

test('says that the current rate is not on record and lists later titles', () => {
  expect(ask('Canada', 'What tariffs apply to Canada now?')).toMatch(
    /^The record does not show what applies today: .* nothing later but the titles of documents of July 20, 2026 and August 18, 2026\.\n\nExecutive Order 14326/,
  );
});

test('the trade score is said to be computed here', () => {
  const answer = ask('Canada', 'trade score?');
  expect(answer).toContain('99 of 100. It is computed by Aidy from figures of U.S. Census Bureau of 2024');
  expect(answer).not.toContain('according to');
});
