import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentStem, stem } from '#text/words/stems';
import type { WordKind } from '../../../../backend/src/modules/conversations/proposing/health-words';
import { type WordNet, readWordNet } from '../related-words/wordnet';

/**
 * Makes `backend/src/modules/conversations/proposing/english-health-words.json` from WordNet 3.1, as `fit:words` does its file:
 *
 *   WORDNET=package/dict npm run fit:health
 *
 * A word is of a kind if one of its two most frequent senses is that kind of thing, or if it names the kind itself.
 */
const TARGET = join(__dirname, '../../../../backend/src/modules/conversations/proposing/english-health-words.json');

/** What stands below these senses is of the kind. Where a word is of several, the first kind counts. */
const ROOTS: readonly (readonly [WordKind, readonly string[]])[] = [
  ['stool', ['n14878449', 'n13462560', 'n14395318']], // feces, bowel movement, diarrhea, defecate
  ['drink', ['n07897775', 'n07951744']], // beverage, water to drink, drink
  ['medicine', ['n03745652', 'n03252323', 'n15113825', 'n03942844']], // medicine, drug, vitamin, tablet
  ['food', ['n07571428', 'n00021445']], // food, eat
  ['sleep', ['n14048353', 'n15298612']], // sleep, time asleep, sleep, nap
  ['activity', ['n00625978', 'n00284412', 'n00524569', 'n00294760']],
  ['symptom', ['n14323139', 'n14085287', 'n14311737', 'n14039832', 'n14059177', 'n00119553']],
];
const SENSES = 2;
/** A word that names the kind itself may be so in a rarer sense. */
const NAME_SENSES = 8;
/** Senses whose words name the whole kind: a question for `drinks` means all of them. */
const NAMING = [
  'n14878449',
  'n13462560',
  'n07897775',
  'n03745652',
  'n03252323',
  'n07571428',
  'n00021445',
  'n14048353',
  'n00625978',
  'n14323139',
];

const below = (root: string, { synsets }: WordNet): ReadonlySet<string> => {
  const kinds = new Map<string, string[]>();
  for (const [id, { pointers }] of synsets)
    for (const { sign, to } of pointers)
      if (sign === '@' || sign === '@i') kinds.set(to, [...(kinds.get(to) ?? []), id]);
  const found = new Set([root]);
  for (const id of found) for (const kind of kinds.get(id) ?? []) found.add(kind);
  return found;
};

const keyOf = (lemma: string): string | null => {
  const words = lemma.split(' ');
  return words.length > 3 || contentStem(lemma, null) === '' || !words.every((word) => /^[a-z]{2,}$/.test(word))
    ? null
    : words.map(stem).join(' ');
};

/** By stem, its shortest word: `droppings` does not make `drop` a matter of the bowels. */
const shortest = ({ senses }: WordNet): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const lemma of senses.keys()) {
    const key = keyOf(lemma);
    if (key !== null && lemma.length < (found.get(key)?.length ?? Infinity)) found.set(key, lemma);
  }
  return found;
};

const wordsOf = (part: string, net: WordNet): Readonly<Record<string, string>> => {
  const taken = new Set<string>();
  const byKind = ROOTS.map(([kind, roots]) => {
    const own = roots.filter((root) => root.startsWith(part));
    const senses = new Set(own.flatMap((root) => [...below(root, net)]));
    const isOfKind = (lemma: string): boolean => {
      const ids = (net.senses.get(lemma) ?? []).filter((id) => id.startsWith(part));
      return (
        ids.slice(0, SENSES).some((id) => senses.has(id)) ||
        own.some((root) => ids.slice(0, NAME_SENSES).includes(root))
      );
    };
    const words = [...shortest(net)].flatMap(([key, lemma]) => (!taken.has(key) && isOfKind(lemma) ? [key] : []));
    for (const word of words) taken.add(word);
    return [kind, words.sort().join(',')] as const;
  });
  return Object.fromEntries(byKind);
};

const namesOf = ({ synsets }: WordNet): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ROOTS.map(([kind, roots]) => {
      const lemmas = NAMING.filter((id) => roots.includes(id)).flatMap((id) => synsets.get(id)?.lemmas ?? []);
      return [kind, [...new Set(lemmas.flatMap((lemma) => keyOf(lemma) ?? []))].sort().join(',')];
    }),
  );

const net = readWordNet(process.env.WORDNET ?? '');
const words = {
  nouns: wordsOf('n', net),
  names: namesOf(net),
};
writeFileSync(TARGET, `${JSON.stringify(words, null, 2)}\n`);
console.log(JSON.stringify(words).length, 'bytes');
