import { analysePage } from '../analysed-page';
import { page } from '../spec-support/pages';
import { continuesStory } from './learned';

const wordsOf = (title: string, text: string) => analysePage(page(title, [text])).gate;

const belonging = wordsOf(
  'Crane falls on the pier of Lorn',
  'A crane fell onto two cabins when a bolt broke on the pier of Lorn.',
);
const stemsOf = ({ title, counts }: typeof belonging): ReadonlySet<string> => new Set([...title, ...counts.keys()]);

const goesOn = (next: typeof belonging, others: readonly (typeof belonging)[] = []): boolean =>
  continuesStory([{ stems: stemsOf(belonging), belongs: true }], [belonging, next, ...others].map(stemsOf))(next);

test('a page that shares rare words with one that was told goes on with its story', () =>
  expect(
    goesOn(wordsOf('Bolt was cracked for years', 'Inspectors say that the cabins stood too near to the crane.')),
  ).toBe(true));

test('other news of the same place does not', () =>
  expect(goesOn(wordsOf('Market on the pier of Lorn', 'Thirty stalls sell fish on Sunday.'), [belonging])).toBe(false));

test('a long page that has the words by the way does not go on with the story', () => {
  const others = Array.from(
    { length: 60 },
    (_, index) => `place${String.fromCharCode(97 + (index % 26), 97 + index / 26)}`,
  );
  expect(goesOn(wordsOf(others.join(' '), 'A crane, a bolt and cabins.'))).toBe(false);
});

test('a page that its reader found off the topic leads to no other', () =>
  expect(continuesStory([{ stems: stemsOf(belonging), belongs: false }], [stemsOf(belonging)])(belonging)).toBe(false));
