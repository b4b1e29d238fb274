import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '#kernel/memoize';
import { stem } from '#text/words/stems';

/** From this similarity, a related word is as good as certain; also the weight it then gets. */
const SURE = 0.4;
const MAX_WEIGHT = 0.75;

/**
 * Related stems by stem, or by stem and particle, with their similarity in hundredths: `carri_out`: `fulfil:48
 * implement:39`. Made from WordNet by test/bench/fit/related-words; loaded on first use.
 */
const relatedByStem = lazy(
  () =>
    new Map(
      Object.entries(
        JSON.parse(readFileSync(join(__dirname, 'related-english-words.json'), 'utf8')) as Readonly<
          Record<string, string>
        >,
      ),
    ),
);

/**
 * Stems of English words with nearly the same meaning, each with its similarity, below 1. `next`: the words after it,
 * since a verb with a particle means something else.
 */
export const relatedTerms = (word: string, next: readonly string[]): ReadonlyMap<string, number> => {
  const all = relatedByStem();
  const key = stem(word);
  const withParticle = next
    .map((particle) => all.get(`${key}_${particle.toLowerCase()}`))
    .find((each) => each !== undefined);
  const found = new Map<string, number>();
  for (const each of (withParticle ?? all.get(key) ?? '').split(' ')) {
    const [stemOf = '', hundredths = '0'] = each.split(':');
    if (stemOf !== '') found.set(stemOf, MAX_WEIGHT * Math.min(1, Number(hundredths) / 100 / SURE));
  }
  return found;
};
