import { termsDespiteTypos, queryWords, queryVariants } from './image-query';
import { matchImage, matchOfPage, type ImageDescription } from './match';

const image = (caption: string, around = '', pageTitle = ''): ImageDescription => ({
  captions: caption === '' ? [] : [caption],
  isDescribed: caption !== '',
  around,
  pageTitle,
});

/** The captions of those that the first way of looking that finds any finds, best first. */
const foundBy = (query: string, ...images: readonly ImageDescription[]): readonly string[] => {
  for (const { terms } of queryVariants(queryWords(query))) {
    const found = images
      .flatMap((each) => {
        const match = matchImage(terms, each);
        return match === null ? [] : [{ each, match }];
      })
      .toSorted((one, other) => other.match.score - one.match.score);
    if (found.length > 0) return found.map(({ each: { captions } }) => captions[0] ?? '');
  }
  return [];
};

test('every query word must match, in the caption before in the surrounding text', () => {
  const [both, one, near] = [image('Steel mill in Gary'), image('Steel prices'), image('A town of steel', 'its mills')];
  expect(foundBy('steel mill', near, one, both)).toEqual(['Steel mill in Gary', 'A town of steel']);
});

test('the text beside a picture counts where nothing is said of the picture itself', () => {
  const text = 'The president went to the launch.';
  expect(foundBy('president', image('A rocket at the pad', text))).toEqual([]);
  expect(foundBy('president', image('', text))).toHaveLength(1);
  expect(foundBy('president rocket', image('A rocket at the pad', text))).toHaveLength(1);
});

test('the title of its page counts after what is said of it', () => {
  const [titled, said] = [image('A crane', '', 'Steel duties'), image('Steel coils', '', 'Ports')];
  expect(foundBy('steel', titled, said)).toEqual(['Steel coils', 'A crane']);
});

test("a picture's subject ranks before its setting", () => {
  const [inside, itself] = [image('Coils of steel in the hall of a mill'), image('A mill at dawn')];
  expect(foundBy('mill', inside, itself)).toEqual(['A mill at dawn', 'Coils of steel in the hall of a mill']);
});

test('an actor in the title of the page is not what a picture shows', () => {
  const ship = image('A container ship', '', 'President Jane Doe Imposes Tariffs on Norland');
  expect(foundBy('President Doe', ship)).toEqual([]);
  const again = image('A crane', '', 'Fact Sheet: President Jane J. Doe Further Modifies Duties');
  expect(foundBy('President Doe', again)).toEqual([]);
  expect(foundBy('Doe duties', again)).toHaveLength(1);
  expect(foundBy('Doe tariffs', ship)).toHaveLength(1);
  expect(foundBy('President Doe', image('', '', 'President Jane Doe Imposes Tariffs on Norland'))).toHaveLength(1);
});

test('one of four or more words may be missing', () => {
  const signing = image('President Trump signs an order in the Oval Office');
  expect(foundBy('president trump oval office friday', signing)).toHaveLength(1);
  expect(foundBy('trump office friday', signing)).toEqual([]);
});

test.each([
  ['people smiling', 'The People’s Republic of China'],
  ['car', 'Health care in Carolina'],
  ['sun', 'A Sunday in March'],
  ['moon', 'Noon at the lake'],
  ['ship', 'A chip'],
  ['ship', 'Parcels that were shipped'],
  ['river', 'A Mars rover and its driver'],
  ['tree', 'The three of them'],
])('%s is not found by %s', (query, caption) => {
  expect(foundBy(query, image(caption))).toEqual([]);
  expect(termsDespiteTypos(queryWords(query), [caption])).toBeNull();
});

test.each([
  ['trump signing', 'President Trump signs the order'],
  ['são mills', 'SAO MILL'],
  ['child', 'Children at a school'],
  ['photos of a ship', 'Ships in the harbour'],
  ['Apollo 11', 'The crew of Apollo 11'],
  ['圧延', '鉄鋼の圧延工場'],
  ['мукачево', 'Міст у Мукачево'],
  ['القاهرة', 'ميناء القاهرة'],
])('%s is found by %s', (query, caption) => {
  expect(foundBy(query, image(caption), image('A cat'))).toEqual([caption]);
});

test.each([
  ['a', []],
  ['of the', []],
  ['The', []],
  ['photos', ['photos']],
  ['a photo of a ship', ['ship']],
  ['US', ['us']],
  ['the U.S.', ['us']],
  ['月', ['月']],
  ['Apollo 11', ['apollo', '11']],
])('%s asks for %j', (query, expected) => {
  expect(queryWords(query)).toEqual(expected);
});

test('other forms of a verb count only where none is as asked', () => {
  expect(foundBy('building', image('Workers build a wall'), image('A building in Gary'))).toEqual([
    'A building in Gary',
  ]);
});

test.each([
  ['tarif', 'Tariffs by month', true],
  ['tarifs', 'Tariffs by month', true],
  ['police', 'The policy', false],
  ['farm', 'A form', false],
])('%s may be meant for a word of a name: %s, %s', (query, name, isFound) => {
  const terms = termsDespiteTypos(queryWords(query), [name]);
  expect(terms !== null && matchImage(terms, image(name)) !== null).toBe(isFound);
});

test('an image that matches most words says why, with these words marked', () => {
  const [{ terms } = { terms: [] }] = queryVariants(['steel', 'mill']);
  const why = matchImage(terms, image('A mill', 'It rolls steel. The mill is old.', 'Steel'))?.why;
  expect(why).toEqual({
    of: 'around',
    text: 'It rolls steel. The mill is old.',
    marks: [
      { from: 9, to: 14 },
      { from: 20, to: 24 },
    ],
  });
});

test('a page is found by a paragraph that has all words', () => {
  const [{ terms } = { terms: [] }] = queryVariants(['white', 'house']);
  expect(matchOfPage(terms, 'The house.\nThe White House said so.')?.text).toBe('The White House said so.');
  expect(matchOfPage(terms, 'The house.\nIt is white.')).toBeNull();
});
