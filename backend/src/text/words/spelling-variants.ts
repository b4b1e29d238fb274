import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lazy } from '#kernel/memoize';

/**
 * Stems of English words by the stem of the same word in another spelling: `aluminium`: `aluminum`. Made from WordNet
 * by test/bench/fit/spelling-variants; loaded on first use.
 */
const variantsByStem = lazy(
  () =>
    new Map(
      Object.entries(
        JSON.parse(readFileSync(join(__dirname, 'english-spelling-variants.json'), 'utf8')) as Readonly<
          Record<string, string>
        >,
      ),
    ),
);

/** The stems of an English word in its other spellings; none if it has only one. */
export const spellingVariants = (stem: string): readonly string[] => variantsByStem().get(stem)?.split(' ') ?? [];
