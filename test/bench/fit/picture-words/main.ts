import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isContentWord, stem } from '#text/words/stems';
import { meaningOfWords, nearnessAt, rowOfStem } from '#text/words/vectors';
import { readWordNet } from '../related-words/wordnet';
import { annotationsIn, nameOf } from './annotations';
import { PICTURED } from './pictured';

/**
 * Makes `backend/src/modules/images/queries/meaning/english-picture-words.json` from WordNet 3.1, as `fit:words` does its file, and from the
 * English annotations of emoji in CLDR, see `fit:pictured`:
 *
 *   CLDR=folder WORDNET=package/dict npm run fit:pictures
 *
 * A picture said to be one thing may be shown to who asks for another if WordNet relates the two, and the word vectors say that both words are
 * used so: `chip` is a kind of food in WordNet, too. `WITHOUT=kind,vectors` leaves relations, or the vectors, out to see what they earn.
 */
const TARGET = join(__dirname, '../../../../backend/src/modules/images/queries/meaning/english-picture-words.json');
const without = new Set((process.env.WITHOUT ?? '').split(','));

type Relation = 'same' | 'kind' | 'above' | 'part' | 'member' | 'pertains' | 'drawn';

/** How alike the use of two words has to be: less if both are meant in their first sense, most if one is meant in a rare one. */
const ALIKE = without.has('vectors') ? { first: -1, second: -1, rare: -1 } : { first: 0.35, second: 0.5, rare: 0.55 };
/** For words whose only sense is not a thing, while the first sense of the other one is: `sea` for `ocean`. */
const ALIKE_OTHERWISE = 0.65;
/** For neighbours that share an emoji: 🚢 is a ship, and found by `boat`. */
const ALIKE_DRAWN = 0.65;
const SENSES = 4;
const SENSES_OF_ADJECTIVES = 6;
const LEVELS = 12;
const LEVELS_OF_PARTS = 2;
/**
 * Up to this many kinds below a thing, its word is used for each of them: a port for a harbor, but not a building for a
 * church.
 */
const FEW_KINDS = 15;
const PLACE = '15';
const LEMMA = /^[a-z]{2,}( [a-z]{2,}){0,2}$/;

const net = readWordNet(process.env.WORDNET ?? '');
const fieldOf = (id: string): string => net.synsets.get(id)?.field ?? '';
const isThing = (id: string): boolean => PICTURED.has(fieldOf(id));
const sensesOf = (lemma: string, part: string): readonly string[] =>
  (net.senses.get(lemma) ?? []).filter((id) => id.startsWith(part));
const isVerbFirst = (lemma: string): boolean => (net.uses.get(`v${lemma}`) ?? 0) > (net.uses.get(`n${lemma}`) ?? 0);

const rowsOf = (lemma: string): readonly number[] => lemma.split(' ').map((word) => rowOfStem(stem(word)));
const isInVectors = (lemma: string): boolean => rowsOf(lemma).every((row) => row >= 0);
const vectors = new Map<string, Int8Array>();
const vectorOf = (lemma: string): Int8Array => {
  const known = vectors.get(lemma) ?? meaningOfWords(rowsOf(lemma));
  vectors.set(lemma, known);
  return known;
};
const alike = (a: string, b: string): number => nearnessAt(vectorOf(a), 0, vectorOf(b));

/** Synsets by those that point to them, or from which they point, with any of the signs. */
type Neighbours = ReadonlyMap<string, readonly string[]>;

const neighbours = (signs: readonly string[], isReversed: boolean): Neighbours => {
  const found = new Map<string, string[]>();
  for (const [id, { pointers }] of net.synsets)
    for (const { sign, to } of pointers) {
      if (!signs.includes(sign)) continue;
      const [from, other] = isReversed ? [to, id] : [id, to];
      found.set(from, [...(found.get(from) ?? []), other]);
    }
  return found;
};
const kinds = neighbours(['@', '@i'], true);
const classes = neighbours(['@'], true);
const above = neighbours(['@'], false);
const parts = neighbours(['%p'], false);
const members = neighbours(['%m'], false);

const within = (levels: number, from: string, all: Neighbours): ReadonlySet<string> => {
  const found = new Set<string>();
  let last: readonly string[] = [from];
  for (let level = 0; level < levels && last.length > 0; level++) {
    last = last.flatMap((id) => all.get(id) ?? []).filter((id) => !found.has(id));
    for (const id of last) found.add(id);
  }
  return found;
};
const kindsBelow = new Map<string, number>();
const countKindsOf = (id: string): number => {
  const known = kindsBelow.get(id) ?? within(LEVELS, id, classes).size;
  kindsBelow.set(id, known);
  return known;
};

/** Names of the emoji that have a word among their keywords. */
const drawn = new Map<string, readonly string[]>();
for (const annotation of annotationsIn(process.env.CLDR ?? '', 'en').values())
  for (const keyword of annotation.default ?? []) {
    const word = keyword.toLowerCase();
    drawn.set(word, [...(drawn.get(word) ?? []), nameOf(annotation)]);
  }

/** The things that an emoji is named after which is found by `asked`, if both are kinds of the same in their first sense. */
const stepsOfEmoji = (query: string): readonly Step[] => {
  const [from] = sensesOf(query, 'n');
  if (from === undefined || !isThing(from)) return [];
  return (drawn.get(query) ?? []).flatMap((name) => {
    const [to] = sensesOf(name, 'n');
    const isNeighbour = to !== undefined && (above.get(from) ?? []).some((kind) => above.get(to)?.includes(kind));
    return isNeighbour ? [{ from, to, relation: 'drawn' as const, word: name }] : [];
  });
};

interface Step {
  readonly from: string;
  readonly to: string;
  readonly relation: Relation;
  /** The only word of the synset that is meant; all, if absent. */
  readonly word?: string | undefined;
}

/** From the senses of a noun to those of related ones. */
const stepsOfNoun = (from: string): readonly Step[] => {
  const to = (relation: Relation, ids: Iterable<string>): readonly Step[] =>
    [...ids].map((id) => ({ from, to: id, relation }));
  return [
    ...to('same', [from]),
    ...to('member', members.get(from) ?? []),
    ...(fieldOf(from) === PLACE ? to('part', within(LEVELS_OF_PARTS, from, parts)) : []),
    ...(isThing(from) ? to('kind', within(LEVELS, from, kinds)) : []),
    ...(isThing(from)
      ? to(
          'above',
          (above.get(from) ?? []).filter((id) => countKindsOf(id) <= FEW_KINDS),
        )
      : []),
  ];
};

/** From an adjective to the noun that it pertains to: `lunar` to `moon`. */
const stepsOfAdjective = (query: string, from: string): readonly Step[] =>
  (net.synsets.get(from)?.pointers ?? []).flatMap(({ sign, to, lemmas: [own, other] }) =>
    (sign === '\\' || sign === '+') && to.startsWith('n') && net.synsets.get(from)?.lemmas[own - 1] === query
      ? [{ from, to, relation: 'pertains' as const, word: net.synsets.get(to)?.lemmas[other - 1] }]
      : [],
  );

const leastFor = (a: number, b: number): number => {
  if (a === 1 && b === 1) return ALIKE.first;
  return a <= 2 && b <= 2 ? ALIKE.second : ALIKE.rare;
};

const isRelated = (query: string, lemma: string, { from, to, relation }: Step): boolean => {
  if (lemma === query || !LEMMA.test(lemma) || !isInVectors(lemma) || isVerbFirst(lemma)) return false;
  if (relation !== 'pertains' && stem(lemma) === stem(query)) return false;
  const senses = net.senses.get(query) ?? [];
  const ranks = [sensesOf(query, from.charAt(0)).indexOf(from) + 1, sensesOf(lemma, 'n').indexOf(to) + 1] as const;
  if (ranks[1] === 0) return false;
  // A word that is too rare for the vectors is believed if it has one sense.
  if (!isInVectors(query)) return relation !== 'drawn' && senses.length === 1 && ranks[1] === 1;
  if (!isThing(to) && !(isThing(sensesOf(lemma, 'n')[0] ?? '') && alike(query, lemma) >= ALIKE_OTHERWISE)) return false;
  return alike(query, lemma) >= (relation === 'drawn' ? ALIKE_DRAWN : leastFor(...ranks));
};

/** Leaves out groups of words that are found by one of them. */
const shortest = (query: string, found: ReadonlySet<string>): readonly string[] =>
  [...found].filter((lemma) => {
    const words = lemma.split(' ');
    return words.length === 1 || !(` ${lemma} `.includes(` ${query} `) || words.some((word) => found.has(word)));
  });

const relatedTo = (query: string): readonly string[] => {
  const steps = [
    ...sensesOf(query, 'n').slice(0, SENSES).flatMap(stepsOfNoun),
    ...sensesOf(query, 'a')
      .slice(0, SENSES_OF_ADJECTIVES)
      .flatMap((id) => stepsOfAdjective(query, id)),
    ...(isVerbFirst(query) ? [] : stepsOfEmoji(query)),
  ].filter(({ relation, to }) => !without.has(relation) && (relation === 'same' || isThing(to)));
  const found = steps.flatMap((step) =>
    (net.synsets.get(step.to)?.lemmas ?? []).filter(
      (lemma) => (step.word === undefined || step.word === lemma) && isRelated(query, lemma, step),
    ),
  );
  return shortest(query, new Set(found));
};

const isAskedFor = (lemma: string): boolean =>
  LEMMA.test(lemma) && lemma.split(' ').some(isContentWord) && (!lemma.includes(' ') || isInVectors(lemma));

const table = Object.fromEntries(
  [...net.senses.keys()]
    .filter(isAskedFor)
    .toSorted()
    .flatMap((query) => {
      const found = relatedTo(query);
      return found.length === 0 ? [] : [[query, found.join(',')] as const];
    }),
);
writeFileSync(TARGET, `${JSON.stringify(table, null, 2)}\n`);
console.log(`${Object.keys(table).length} words, ${JSON.stringify(table).length} bytes`);
