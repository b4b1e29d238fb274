import { languages } from '#text/languages/all';
import type { LanguageCode } from '#text/languages/language';

export const SUPPORTED_LANGUAGES = ['en', 'es', 'de'] as const satisfies readonly LanguageCode[];

/** The languages in which people keep and ask their diary. */
export const diaryLanguages = languages.filter(({ code }) => SUPPORTED_LANGUAGES.some((each) => each === code));
