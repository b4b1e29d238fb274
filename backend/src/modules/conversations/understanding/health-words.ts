import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryKind } from '#events/conversations/diary-entry';
import { once } from '#kernel/once';
import { stem, tokens } from '#text/words/stems';

type ByKind = Readonly<Partial<Record<EntryKind, string>>>;

/** Stems of words and groups of words, made from WordNet by test/bench/fit/health-words. */
interface HealthWords {
  readonly nouns: ByKind;
  readonly verbs: ByKind;
  /** Those that stand for the whole kind: `drinks`. */
  readonly names: ByKind;
}

const KINDS: readonly EntryKind[] = ['stool', 'drink', 'medicine', 'food', 'sleep', 'activity', 'symptom'];

const stemsIn = (list: string): readonly string[] => list.split(',').filter((word) => word !== '');

const kindsByStem = (words: ByKind): ReadonlyMap<string, EntryKind> =>
  new Map(KINDS.flatMap((kind) => stemsIn(words[kind] ?? '').map((word) => [word, kind] as const)));

const healthWords = once(() => {
  const file = readFileSync(join(__dirname, 'english-health-words.json'), 'utf8');
  const { nouns, verbs, names } = JSON.parse(file) as HealthWords;
  return { nouns: kindsByStem(nouns), verbs: kindsByStem(verbs), names: kindsByStem(names) };
});

const LONGEST = 3;

/** A word or a group of words of a known kind in a text. */
export interface KnownWord {
  readonly kind: EntryKind;
  /** Its stems. */
  readonly stems: readonly string[];
  /** Whether it stands for the whole kind. */
  readonly isName: boolean;
}

/** Nouns of known kinds in the order of the text, the longest where several begin. */
export const knownNouns = (text: string): readonly KnownWord[] => {
  const stems = tokens(text).map(stem);
  const { nouns, names } = healthWords();
  const found: KnownWord[] = [];
  for (let at = 0; at < stems.length;) {
    const lengths = Array.from({ length: LONGEST }, (_, index) => LONGEST - index);
    const group = lengths
      .map((length) => stems.slice(at, at + length))
      .find((each) => nouns.has(each.join(' ')) || names.has(each.join(' ')));
    const key = group?.join(' ') ?? '';
    const kind = nouns.get(key) ?? names.get(key);
    if (group !== undefined && kind !== undefined) found.push({ kind, stems: group, isName: names.has(key) });
    at += group?.length ?? 1;
  }
  return found;
};

/** The kind of thing that somebody does of whom this verb is said, with its particle if it has one: `threw up`. */
export const kindOfVerb = (verb: string, particle = ''): EntryKind | null => {
  const { verbs } = healthWords();
  return verbs.get(`${stem(verb)} ${stem(particle)}`) ?? verbs.get(stem(verb)) ?? null;
};
