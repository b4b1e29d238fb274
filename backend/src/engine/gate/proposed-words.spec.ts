import { readDocument } from '../document';
import { page } from '../spec-support/pages';
import { stemSet } from '#text/words/stems';
import { proposedWords } from './proposed-words';

const documents = (...titles: readonly string[]) =>
  titles.map((title) => readDocument(page(title, [`${title} was announced on Monday.`])));
const topicStems = stemSet('Track duties on steel');

const onTopic = documents(
  'Duty on steel: quota for Norland',
  'Steel duty and quota extended',
  'Norland protests against steel duty',
  'New quota for steel',
);

test('words that the pages use and the description lacks are proposed, as the pages write them', () =>
  expect(proposedWords(onTopic, [], topicStems)).toEqual(['quota', 'Norland']));

test('words that pages on other topics use as well are not', () =>
  expect(proposedWords(onTopic, documents('Fishing quota cut', 'Milk quota ends'), topicStems)).toEqual(['Norland']));

test('two pages propose nothing', () => expect(proposedWords(onTopic.slice(0, 2), [], topicStems)).toEqual([]));
