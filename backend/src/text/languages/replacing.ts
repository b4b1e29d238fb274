import { memoize } from '#kernel/memoize';
import type { Language, LanguageCode } from './language';
import { phrases } from './patterns';
import { type ReplacingWords, writtenWords } from './written-words';

const replacingPatternsOf = memoize((code: LanguageCode): ReplacingWords<RegExp> => {
  const { insteadOf, later, earlier, moved, planned, from, to, changes } = writtenWords[code].replacing;
  return {
    insteadOf: new RegExp(phrases(insteadOf), 'giu'),
    later: phrases(later),
    earlier: phrases(earlier),
    moved: phrases(moved),
    planned: phrases(planned),
    from: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${from}) ?(?:\p{L}+ ){0,1}[€$£]?$`, 'iu'),
    to: new RegExp(String.raw`^[^.,;:!?\d]{0,12}? (?:${to}) (?:\p{L}+ ){0,1}[€$£]?$`, 'iu'),
    changes: phrases(changes),
  };
});

/** The words by which a sentence says that it replaces a value. `language`: null for English. */
export const replacingWords = (language: Language | null): ReplacingWords<RegExp> =>
  replacingPatternsOf(language?.code ?? 'en');
