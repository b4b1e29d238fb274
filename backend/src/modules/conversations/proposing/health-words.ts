import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '#kernel/memoize';
import { stem, tokens } from '#text/words/stems';

/** A kind of thing in WordNet. */
export type WordKind = 'stool' | 'drink' | 'medicine' | 'food' | 'sleep' | 'activity' | 'symptom';

type ByKind = Readonly<Partial<Record<WordKind, string>>>;

/** Stems of words and groups of words, made from WordNet by test/bench/fit/health-words. */
interface HealthWords {
  readonly nouns: ByKind;
  /** Words for the whole kind: `drinks`. */
  readonly names: ByKind;
}

const KINDS: readonly WordKind[] = ['stool', 'drink', 'medicine', 'food', 'sleep', 'activity', 'symptom'];

const stemsIn = (list: string): readonly string[] => list.split(',').filter((word) => word !== '');

const kindsByStem = (words: ByKind): ReadonlyMap<string, WordKind> =>
  new Map(KINDS.flatMap((kind) => stemsIn(words[kind] ?? '').map((word) => [word, kind] as const)));

const healthWords = lazy(() => {
  const file = readFileSync(join(__dirname, 'english-health-words.json'), 'utf8');
  const { nouns, names } = JSON.parse(file) as HealthWords;
  return { nouns: kindsByStem(nouns), names: kindsByStem(names) };
});

const LONGEST = 3;

/** A word or phrase of a known kind in a text. */
export interface KnownWord {
  readonly kind: WordKind;
  readonly words: readonly string[];
  /** The position of its last word. */
  readonly at: number;
  /** Whether it names the whole kind: `drinks`. */
  readonly isName: boolean;
}

/** The nouns of known kinds in text order; of those that begin at the same word, the longest. */
export const knownNouns = (text: string): readonly KnownWord[] => {
  const words = tokens(text);
  const stems = words.map(stem);
  const { nouns, names } = healthWords();
  const found: KnownWord[] = [];
  for (let at = 0; at < stems.length;) {
    const lengths = Array.from({ length: LONGEST }, (_, index) => LONGEST - index);
    const group = lengths
      .map((length) => stems.slice(at, at + length))
      .find((each) => nouns.has(each.join(' ')) || names.has(each.join(' ')));
    const key = group?.join(' ') ?? '';
    const kind = nouns.get(key) ?? names.get(key);
    const length = group?.length ?? 1;
    if (kind !== undefined)
      found.push({ kind, words: words.slice(at, at + length), at: at + length - 1, isName: names.has(key) });
    at += length;
  }
  return found;
};
