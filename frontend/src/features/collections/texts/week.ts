import { differenceWords, weekTitle } from '#wording/week-words';
import { catalogue } from '#shared/language/catalogue';

/** Texts of a folder's week. */
export const weekTexts = catalogue('collections/week', {
  title: weekTitle,
  differing: differenceWords as Readonly<Record<keyof typeof differenceWords, string>>,
  fromPage: (headline: string) => `From ${headline}`,
  previously: (text: string) => `Previously: ${text}`,
  /** `others`: trackers and sites that reported the same. */
  alsoIn: (others: readonly string[]) => ` · also ${others.join(', ')}`,
});
