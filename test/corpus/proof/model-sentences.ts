import { flawOf } from '#engine/writing/check/check-sentence';
import { modelSentences, type ModelSentence } from './expectations';

/** Whether the rules alone let a sentence pass; it is shown if a judge lets it pass, too. */
export const passesOver = ({ sentence, evidence }: ModelSentence): boolean =>
  flawOf(
    sentence,
    evidence.map(({ quote, title, host, published }) => ({
      quote,
      title,
      publisher: host,
      publishedAt: Date.parse(published),
    })),
  ) === null;

export const sentences = modelSentences();
const passed = new Set(sentences.filter(passesOver));
export const passesRules = (sentence: ModelSentence): boolean => passed.has(sentence);

/** Faults of false sentences that the rules have to refuse, whatever a judge says. */
const OF_FACTS = ['invented figure', 'wrong date', 'swapped names', 'negation', 'stronger modality'];
export const isOfFacts = ({ way }: ModelSentence): boolean => OF_FACTS.includes(way);

/** Share of true sentences that a judge without fault would show. */
export const shareKept = (sentences: readonly ModelSentence[]): number => {
  const right = sentences.filter((each) => each.true);
  return right.filter(passesRules).length / right.length;
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
