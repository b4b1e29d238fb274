import type { Language } from '#shared/language/language';

interface InItsOwnWords {
  readonly name: string;
  /** Its label in the palette. */
  readonly offer: string;
  /** The word ‘language’, by which the palette finds all of them. */
  readonly language: string;
}

/** Each language in its own words, for readers who know no other. */
export const inItsOwnWords: Readonly<Record<Language, InItsOwnWords>> = {
  en: { name: 'English', offer: 'Use English', language: 'language' },
  de: { name: 'Deutsch', offer: 'Auf Deutsch anzeigen', language: 'Sprache' },
};
