import { languages } from '#text/languages/all';
import type { LanguageCode } from '#text/languages/language';

export const UNDERSTOOD = ['en', 'es', 'de'] as const satisfies readonly LanguageCode[];

/** The languages in which people tell their days and ask about them. */
export const understood = languages.filter(({ code }) => UNDERSTOOD.some((each) => each === code));
