import { searchWords } from '#platform/search/words';
import { realTopics } from '#test/support/research/real-topics';
import { seeded } from '#test/support/seeded';

const SYLLABLES = [
  'ba',
  'cor',
  'del',
  'fi',
  'gan',
  'ho',
  'jes',
  'kal',
  'lu',
  'mor',
  'ne',
  'pol',
  'ri',
  'san',
  'tu',
  'ver',
];
/** Names beside the words of real topics. */
const NAMES = 36_000;
const DAY_MS = 86_400_000;

export interface MadeTracker {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  /** When it was last updated, in milliseconds. */
  readonly updatedAt: number;
}

const countedWords = (): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { title, text } of realTopics) {
    for (const word of searchWords(`${title} ${text}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
};

/**
 * Returns the nth tracker when called in order. Words are as frequent as in natural language: those of real topics by their
 * rank, then names.
 */
export const madeTrackers = (): ((n: number) => MadeTracker) => {
  const random = seeded(20_261_121);
  const syllable = () => SYLLABLES[random(SYLLABLES.length)] ?? 'ba';
  const names = Array.from({ length: NAMES }, () => Array.from({ length: 2 + random(4) }, syllable).join(''));
  const vocabulary = [...new Set([...countedWords(), ...names])];
  const word = () => vocabulary[Math.floor(Math.exp((random(1e6) / 1e6) * Math.log(vocabulary.length)))] ?? 'policy';
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return (n) => {
    const title = words(6);
    return {
      _id: `tracker-${n}`,
      title,
      description: `Track new and changed ${title}. ${words(16)}`,
      updatedAt: Date.UTC(2026, 0, 1) + random(300 * 24 * 60) * (DAY_MS / 24 / 60),
    };
  };
};
