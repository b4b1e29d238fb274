import { stemSet } from '#text/words/stems';
import { analysePage } from '../analysed-page';
import { page } from '../spec-support/pages';
import { proposedWords } from './proposed-words';

const documents = (...texts: readonly string[]) =>
  texts.map((text, index) => analysePage(page(`Fact Sheet ${index}: ${text}`, [`On Monday, ${text} in the capital.`])));
const topicStems = stemSet('Track duties on steel');

const onTopic = documents(
  'the duty on steel fell for Norland and the scrap quota rose',
  'a lower duty on steel ended the scrap quota of Norland',
  'firms protested in Norland against the duty on steel and its scrap quota',
  'a scrap quota came back for steel',
);
const others = (count: number, text = 'a fishing fleet left the harbour of Ostland') =>
  documents(...Array.from({ length: count }, () => text));

test('names are proposed that several pages have and pages on something else lack', () =>
  expect(proposedWords(onTopic, others(3), topicStems)).toEqual(['Norland']));

test('phrases are proposed too, if enough other pages show that they are rare', () =>
  expect(proposedWords(onTopic, others(12), topicStems)).toEqual(['scrap quota', 'Norland']));

test.each(['a fishing fleet left the harbour of Norland', 'the scrap quota of boats left Norland behind'])(
  'a word that other pages have as well is not proposed: %s',
  (text) => expect(proposedWords(onTopic, others(12, text), topicStems)).not.toContain('Norland'),
);

test('a common noun is not, not even in every title', () =>
  expect(proposedWords(onTopic, others(12), topicStems).map((word) => word.toLowerCase())).not.toContain('fact'));

test('nothing is proposed by two pages, or where nothing shows what is rare', () => {
  expect(proposedWords(onTopic.slice(0, 2), others(12), topicStems)).toEqual([]);
  expect(proposedWords(onTopic, [], topicStems)).toEqual([]);
});
