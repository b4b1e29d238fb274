import { languages } from '../languages/all';
import { neverLast as inEnglish } from '../languages/english/abbreviations';

/** Written with a period and hardly ever last in a sentence: never break after one of these. */
export const neverLast: ReadonlySet<string> = new Set([
  ...inEnglish,
  ...languages.flatMap(({ abbreviations }) => [...abbreviations]),
]);
