import { anyLanguage, asWords } from '../languages/diary-languages';
import { STOOLS } from '../proposing/diary-patterns';
import { COUNT } from '../proposing/numbers';
import { ONE_NUMBER } from './strengths';

/** A word for a stool or for going to the toilet. */
export const STOOL = asWords(`${STOOLS}|${anyLanguage(({ stools }) => stools.going)}`);
/** How often, as `twice` or `4 times`. */
export const HOW_OFTEN = new RegExp(
  `(?<!(?:${anyLanguage(({ stools }) => stools.types)}|bristol|bss) )${ONE_NUMBER} ?(?:x(?!\\p{L})|${anyLanguage(({ stools }) => stools.times)})|(?<!\\p{L})(?<once>${anyLanguage(({ stools }) => stools.timesInWords)})(?!\\p{L})|(?<!\\p{L})x ?(?<times>\\d{1,2})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** A number alone, of what the clauses beside it are about: `today only 2 so far`. */
export const COUNT_ALONE = new RegExp(
  `^ (?:(?:${anyLanguage(({ joints }) => joints.beforeCountAlone)}) )?(?<count>${COUNT})(?: (?:${anyLanguage(({ joints }) => joints.afterCountAlone)}))? $`,
  'u',
);
