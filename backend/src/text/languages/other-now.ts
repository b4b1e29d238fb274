import type { Language, LanguageCode } from './language';
import { numerals } from './number-words';

const patterns = new Map(
  Object.entries(numerals).map(
    ([code, { otherNow }]) => [code, new RegExp(String.raw`(?<!\p{L})(?:${otherNow})(?!\p{L})`, 'iu')] as const,
  ),
);

/**
 * Whether a text says that something is more or less than before, or different from now on. `language`: null for
 * English.
 */
export const saysOtherNow = (text: string, language: Language | null): boolean =>
  patterns.get((language?.code ?? 'en') satisfies LanguageCode)?.test(text) ?? false;
