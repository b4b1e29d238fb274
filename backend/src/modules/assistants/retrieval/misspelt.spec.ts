import { contentStem } from '#text/words/stems';
import { correctedTerm } from './misspelt';
import { indexOf } from './passage-index';

const material = indexOf([
  {
    text: 'The reciprocal tariff on copper from Zambia is suspended, and the agency publishes the schedule.',
    lead: null,
    heading: null,
    paragraph: 0,
    isHeading: false,
    location: null,
  },
]);

const meant = (word: string): string | null => correctedTerm(word, contentStem(word, null), material);

test.each([
  ['tarrif', 'tariff'],
  ['tarifs', 'tariff'],
  ['schedul', null],
  ['recipricol', null],
  ['reciprical', 'reciproc'],
  ['schedole', 'schedul'],
  ['suspeneded', 'suspend'],
])('%s means %s', (word, term) => {
  expect(meant(word)).toBe(term);
});

test('a word of English is no misspelling of another', () => {
  expect(meant('copier')).toBeNull();
});

test('the first letter is seldom mistaken', () => {
  expect(meant('gambia')).toBeNull();
});
