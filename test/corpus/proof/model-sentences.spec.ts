import { flawOf } from '#modules/research/writing/check/check-sentence';
import { modelSentences, type ModelSentence } from './expectations';

const isShown = ({ sentence, evidence }: ModelSentence): boolean =>
  flawOf(
    sentence,
    evidence.map(({ quote, title, host, published }) => ({ quote, title, publisher: host, at: Date.parse(published) })),
  ) === null;

const shareKept = (sentences: readonly ModelSentence[]): number => {
  const right = sentences.filter((each) => each.true);
  return right.filter(isShown).length / right.length;
};

/** Share of the true sentences that are kept, as measured; the labels' README says what was kept at first sight. */
const KEPT = { seen: 0.92, blind: 0.86, third: 0.87, fourth: 0.7, sixth: 0.68, seventh: 0.73, eighth: 0.71 };

/** What the issue asks for, over the sets of true and false sentences that guided the rules one after another. */
const GUIDING: readonly ModelSentence['half'][] = ['seen', 'blind', 'third', 'fourth'];
const KEPT_OF_GUIDING = 0.85;

const sentences = modelSentences();

test('of all sentences that a model might write over quotes, no false one is shown', () =>
  expect(sentences.filter((each) => !each.true && isShown(each)).map(({ sentence }) => sentence)).toEqual([]));

test.each(Object.entries(KEPT))('of the half %s, true ones are kept', (half, share) =>
  expect(shareKept(sentences.filter((each) => each.half === half))).toBeGreaterThanOrEqual(share),
);

test('of the halves that guided the rules, true ones are kept', () =>
  expect(shareKept(sentences.filter(({ half }) => GUIDING.includes(half)))).toBeGreaterThanOrEqual(KEPT_OF_GUIDING));
