import type { LanguageCode } from './language';
import written from './peoples.json';

/** How a language forms the words for a country's people from its name, and those that it forms otherwise. */
interface PeopleWords {
  /** Endings after what is left of the name: `Libia`, `libio`. */
  readonly endings: string;
  /** By the country. */
  readonly others: Readonly<Record<string, string>>;
}

export const peopleWords: Partial<Record<LanguageCode, PeopleWords>> = written;
