import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentStem } from '#text/words/stems';
import { type WordNet, readWordNet } from '../related-words/wordnet';
import { areSpelledAlike } from './spelled-alike';

/**
 * Makes `backend/src/text/words/english-spelling-variants.json` from WordNet 3.1, as `fit:words` does its file:
 *
 *   WORDNET=package/dict npm run fit:spellings
 *
 * Two words are one word in two spellings if they share most senses of the one that has fewer, and their letters differ as spellings do:
 * `aluminium` and `aluminum`, but not `chairwoman` and `chairman`.
 */
const TARGET = join(__dirname, '../../../../backend/src/text/words/english-spelling-variants.json');

const WORD = /^[a-z]{4,}$/;

/** Share of the senses of a word that its other spelling has, too: `Tyre` is also a city. */
const SHARED_SENSES = 0.5;

const shareSenses = (word: string, other: string, { senses }: WordNet): boolean => {
  const [all, ofOther] = [senses.get(word) ?? [], senses.get(other) ?? []];
  const shared = all.filter((sense) => ofOther.includes(sense)).length;
  return shared >= SHARED_SENSES * Math.min(all.length, ofOther.length);
};

const variantsIn = (net: WordNet): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { lemmas } of net.synsets.values()) {
    const words = lemmas.filter((lemma) => WORD.test(lemma));
    for (const word of words)
      for (const other of words) {
        const [stem, otherStem] = [contentStem(word, null), contentStem(other, null)];
        if (stem === '' || otherStem === '' || stem === otherStem || !areSpelledAlike(word, other)) continue;
        if (!net.used.has(word) && !net.used.has(other)) continue;
        if (!shareSenses(word, other, net)) continue;
        found.set(stem, (found.get(stem) ?? new Set()).add(otherStem));
      }
  }
  return found;
};

const variants = variantsIn(readWordNet(process.env.WORDNET ?? ''));
const entries = [...variants]
  .map(([stem, others]) => [stem, [...others].sort().join(' ')] as const)
  .sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(TARGET, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
console.log(`${entries.length} words`);
