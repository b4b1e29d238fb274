import { flawOf } from '#modules/research/writing/check/check-sentence';
import { modelSentences, type ModelSentence } from './expectations';

const isShown = ({ sentence, evidence }: ModelSentence): boolean =>
  flawOf(
    sentence,
    evidence.map(({ quote, title, host, published }) => ({ quote, title, publisher: host, at: Date.parse(published) })),
  ) === null;

/** Share of the true sentences that are kept, as measured; the labels' README says what was kept at first sight. */
const KEPT = { seen: 0.8, blind: 0.56, third: 0.65 };

describe.each(['seen', 'blind', 'third'] as const)('sentences that a model might write over quotes: %s', (half) => {
  const sentences = modelSentences().filter((each) => each.half === half);

  test('no false one is shown', () =>
    expect(sentences.filter((each) => !each.true && isShown(each)).map(({ sentence }) => sentence)).toEqual([]));

  test('true ones are kept', () => {
    const right = sentences.filter((each) => each.true);
    expect(right.filter(isShown).length / right.length).toBeGreaterThanOrEqual(KEPT[half]);
  });
});
