import type { Language } from '#text/languages/language';
import { phrases } from '#text/languages/patterns';
import { byLanguage } from '../languages/by-language';
import { lexicons } from '../languages/lexicons';
import { endsIn } from './answer-type-scores';
import { type Passage, wholeOf } from './passage';

const prolongingFor = byLanguage((code) => phrases(lexicons[code].answer.prolonging));

/** Whether a sentence says that something is extended. */
export const isProlonging = (passage: Passage<unknown>, language: Language | null): boolean =>
  prolongingFor(language).test(wholeOf(passage));

/** The sentences about an end that do not report an extension. */
export const originalEnds = <Told extends { readonly passage: Passage<unknown> }>(
  found: readonly Told[],
  language: Language | null,
): readonly Told[] => found.filter(({ passage }) => !isProlonging(passage, language));

/** The sentences with the last day, if one of them reports an extension: the original end is then not the real one. */
export const extendedEnds = <Told extends { readonly passage: Passage<unknown> }>(
  found: readonly Told[],
  language: Language | null,
): readonly Told[] => {
  const ends = found.map(({ passage }) => {
    const whole = wholeOf(passage);
    const day = [...endsIn(whole, language)].sort().at(-1) ?? '';
    return { day, isProlonged: isProlonging(passage, language) };
  });
  const last =
    ends
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '';
  const isProlonged = ends.some((end) => end.isProlonged && end.day === last && last !== '');
  return isProlonged ? found.filter((_, index) => ends[index]?.day === last) : found;
};
