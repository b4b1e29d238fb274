import { namedThing, namesFound } from './names-found';

const all = [
  ['Canada'],
  ['Denmark'],
  ['United Kingdom', 'Great Britain'],
  ['Department of Commerce', 'DOC'],
  ['Environmental Protection Agency', 'EPA'],
  ['Niger'],
  ['Nigeria'],
  ['Copyright Office'],
].map(([name = '', ...others]) => namedThing(name, [name, ...others]));

const found = (text: string) => namesFound(text, all, 4);

test.each([
  ['a name', 'canada', ['Canada']],
  ['its beginning', 'can', ['Canada']],
  ['another name', 'great britain', ['United Kingdom']],
  ['an abbreviation', 'epa', ['Environmental Protection Agency']],
  ['one of its words', 'commerce', ['Department of Commerce']],
  ['a misspelt name', 'Denmrak', ['Denmark']],
  ['a name in a question', 'what is the tariff on Canada', ['Canada']],
  ['the name itself before those that begin with it', 'niger', ['Niger', 'Nigeria']],
])('finds %s', (_, text, names) => {
  expect(found(text)).toEqual(names);
});

test.each([
  ['a word that English has for one that is like it', 'copper'],
  ['a name of which the text has but a part', 'united airlines'],
  ['anything by small words', 'of the'],
  ['anything for punctuation', '?!'],
])('does not find %s', (_, text) => {
  expect(found(text)).toEqual([]);
});
