import { exampleLine } from '../../../../../test/support/brief-example';
import { agencyNamed } from '#modules/agencies/published';
import { countryNamed } from '#modules/countries/published';
import { agencyRecord } from './agency-record';
import { type RecordAnswer, answerAboutRecord } from './answer-about-record';
import { countryRecord } from './country-record';
import { withTold } from './with-told';

const told = (...texts: readonly string[]) => [{ title: null, lines: texts.map((text) => exampleLine(text)), more: 0 }];

const quoted = (answer: RecordAnswer): readonly string[] =>
  answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : [answer.kind];

const RAISED = 'The United States raised the tariff on Canadian lumber to 35 percent.';

test.each(['What is new on lumber?', 'What is the latest news?'])('what a tracker tells answers: %s', (question) => {
  const canada = countryNamed('Canada');
  if (canada === undefined) throw new Error('Canada is not known.');
  expect(quoted(answerAboutRecord(question, [], withTold(countryRecord(canada), told(RAISED))))).toContain(RAISED);
});

test('an agency has its news beside its record', () => {
  const agency = agencyNamed('Department of Energy');
  if (agency === undefined) throw new Error('The agency is not known.');
  const proposed = 'The Department of Energy proposed a rule on transformers.';
  const record = withTold(agencyRecord(agency), told(proposed));
  expect(quoted(answerAboutRecord('Which rule on transformers was proposed?', [], record))).toEqual([proposed]);
  expect(answerAboutRecord('Who leads it?', [], record).kind).toBe('told');
});
