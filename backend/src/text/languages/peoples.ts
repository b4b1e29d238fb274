import type { LanguageCode } from './language';
import written from './peoples.json';

/** How a language derives the words for a country's people from its name, and the irregular ones. */
interface PeopleWords {
  /** Endings added to the root of the name: `Libia`, `libio`. */
  readonly endings: string;
  /** Irregular words, by country. */
  readonly others: Readonly<Record<string, string>>;
}

export const peopleWords: Partial<Record<LanguageCode, PeopleWords>> = written;
