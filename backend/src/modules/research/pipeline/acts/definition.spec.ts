import { readDocument } from '../document';
import { page } from '../spec-support/pages';
import { definitionOf, termOf } from './definition';

const text = 'Harbours shall give pilots access to covered ferry boats for 30 days.';
const found = (...blocks: readonly string[]) =>
  definitionOf({ text }, readDocument(page('Opening the Harbours', [text, ...blocks])));

test.each([
  ['by a sentence', 'The term “covered ferry boat” means a boat of more than 20 tons that carries passengers.'],
  ['as law reports print it', 'The term ‘‘covered ferry boat’’ includes a boat that carries passengers.'],
])('a term of a line is explained %s', (_, definition) =>
  expect(found(definition)).toBe(definition.replace(/\.$/, '')),
);

test('by a clause of a list', () =>
  expect(
    found(
      'The Secretary shall: (a) keep a list of the boats of the coast and determine the size at which a boat should be designated a “covered ferry boat”; (b) inspect it.',
    ),
  ).toBe(
    'keep a list of the boats of the coast and determine the size at which a boat should be designated a “covered ferry boat”',
  ));

test.each([
  ['that is another', 'The term “covered bridge” means a bridge with a roof.'],
  ['that is only used', 'Owners of a “covered ferry boat” pay dues.'],
])('a term of a line is not explained by a sentence %s', (_, sentence) => expect(found(sentence)).toBeNull());

test('the term is read back from the clause', () => {
  expect(termOf('“covered ferry boat” means a boat with passengers')).toBe('covered ferry boat');
  expect(termOf('a boat with passengers')).toBeNull();
});
