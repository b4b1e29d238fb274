import type { Language } from '#shared/language/language';

interface InItsOwnWords {
  readonly name: string;
  /** How the palette offers it. */
  readonly offer: string;
  /** What a language is called, by which the palette finds all of them. */
  readonly language: string;
}

/** Each language in its own words, so that it is found by those who read nothing else. */
export const inItsOwnWords: Readonly<Record<Language, InItsOwnWords>> = {
  en: { name: 'English', offer: 'Use English', language: 'language' },
  de: { name: 'Deutsch', offer: 'Auf Deutsch anzeigen', language: 'Sprache' },
};
