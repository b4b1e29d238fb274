import { memoize } from '#kernel/memoize';
import type { Language, LanguageCode } from './language';
import { phrases } from './patterns';
import { writtenWords } from './written-words';

const patternsFor = memoize((code: LanguageCode) => {
  const { year, month } = writtenWords[code].earlier;
  return { year: phrases(year), month: phrases(month) };
});

/** Whether a text mentions the year or the month before that of its page. `language`: null for English. */
export const earlierPeriodsIn = (text: string, language: Language | null): readonly ('year' | 'month')[] => {
  const own = patternsFor(language?.code ?? 'en');
  return (['year', 'month'] as const).filter((period) => own[period].test(text));
};
