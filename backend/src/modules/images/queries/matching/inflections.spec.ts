import { singularAndPluralOf, otherFormsOfVerb } from './inflections';

test.each([
  ['ship', ['ship', 'ships']],
  ['factories', ['factories', 'factory']],
  ['child', ['child', 'children']],
  ['women', ['women', 'woman']],
])('%s in both numbers', (word, expected) => {
  expect(singularAndPluralOf(word)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['signing', ['sign', 'signs', 'signed']],
  ['smiling', ['smile', 'smiles', 'smiled']],
  ['shipping', ['ship', 'ships', 'shipped']],
  ['launched', ['launch', 'launches', 'launching']],
])('%s is a form of a verb', (word, expected) => {
  expect(otherFormsOfVerb(word)).toEqual(expect.arrayContaining(expected));
});

test('the forms of a verb never include those of another verb', () => {
  expect(otherFormsOfVerb('hoping')).not.toContain('hop');
  expect(otherFormsOfVerb('hopping')).not.toContain('hope');
});

test.each(['ship', 'car', 'map', 'flag', 'night'])('%s is a noun, so nothing that was done', (word) => {
  expect(otherFormsOfVerb(word)).toEqual([]);
});
