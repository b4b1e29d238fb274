import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import { type DiaryTexts, english } from './english';
import { german } from './german';

const TEXTS: Readonly<Record<InterfaceLanguage, DiaryTexts>> = { en: english, de: german };

/** What the assistant of the diary says, in a language of the interface. */
export const textsIn = (language: InterfaceLanguage): DiaryTexts => TEXTS[language];
