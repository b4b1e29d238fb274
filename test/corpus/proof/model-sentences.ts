import { flawOf } from '#modules/research/writing/check/check-sentence';
import { modelSentences, type ModelSentence } from './expectations';

const judged = ({ sentence, evidence }: ModelSentence): boolean =>
  flawOf(
    sentence,
    evidence.map(({ quote, title, host, published }) => ({ quote, title, publisher: host, at: Date.parse(published) })),
  ) === null;

export const sentences = modelSentences();
/** Each sentence is judged once. */
const shownSentences = new Set(sentences.filter(judged));
export const isShown = (sentence: ModelSentence): boolean => shownSentences.has(sentence);

export const shareKept = (sentences: readonly ModelSentence[]): number => {
  const right = sentences.filter((each) => each.true);
  return right.filter(isShown).length / right.length;
};

/** What the issue asks for, over the 517 sentences of the sets that guided the rules one after another. */
export const LATER: readonly ModelSentence['half'][] = [
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
];
