import { memoize } from '#kernel/memoize';
import type { Language, LanguageCode } from './language';
import { openings, phrases } from './patterns';
import { type ReplacingWords, writtenWords } from './written-words';

const replacingPatternsOf = memoize((code: LanguageCode): ReplacingWords<RegExp> => {
  const { insteadOf, later, earlier, moved, planned, from, to, changes, formerly } = writtenWords[code].replacing;
  return {
    insteadOf: new RegExp(phrases(insteadOf), 'giu'),
    later: phrases(later),
    earlier: phrases(earlier),
    moved: phrases(moved),
    planned: phrases(planned),
    from: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${from}) ?(?:\p{L}+ ){0,3}[€$£]?$`, 'iu'),
    to: new RegExp(String.raw`^[^.,;:!?\d]{0,12}? (?:${to}) (?:\p{L}+ ){0,1}[€$£]?$`, 'iu'),
    changes: phrases(changes),
    formerly: openings(formerly),
  };
});

/** The words by which a sentence says that it replaces a value. `language`: null for English. */
export const replacingWords = (language: Language | null): ReplacingWords<RegExp> =>
  replacingPatternsOf(language?.code ?? 'en');

/** Units of a span of days, in all languages, with their days and how far a stated span may be off. */
const SPANS: readonly (readonly [RegExp, days: number, tolerance: number])[] = [
  [/^ ?(?:days?|tage?n?|jours?|días?|dias?|giorn[oi]|dag(?:en)?)(?!\p{L})/iu, 1, 1],
  [/^ ?(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken)(?!\p{L})/iu, 7, 4],
  [/^ ?(?:months?|monate?n?|mois|mes(?:es)?|mês|mes[ei]|maand(?:en)?)(?!\p{L})/iu, 30.4, 16],
];

/** The days of `three weeks`, given the number and the text after it, and how far they may be off; null for no span. */
export const spanOf = (count: number, after: string): { readonly days: number; readonly tolerance: number } | null => {
  const unit = SPANS.find(([pattern]) => pattern.test(after));
  return unit === undefined ? null : { days: count * unit[1], tolerance: unit[2] };
};
