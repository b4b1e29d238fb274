import written from './event-signs.json';
import type { LanguageCode } from './language';

/** Words that tell of an event without its name. */
interface Signs {
  /** Rare in other news. */
  readonly clear: string;
  /** News of sport, science and culture also uses them. */
  readonly faint: string;
}

export interface EventWords {
  /** Which kind or part of an event or place it is: news of a civil war in the north of a country has neither word. */
  readonly qualifiers: string;
  /** Each of them words for the same event. */
  readonly same: readonly string[];
  readonly signs: Readonly<Record<string, Signs>>;
  /** Words for events with the names of their signs. `enough`: of these, if fewer are needed than of others. */
  readonly kinds: readonly { readonly events: string; readonly signs: readonly string[]; readonly enough?: number }[];
}

/** Not of languages that write all nouns with capitals, whose descriptions show no names. */
export const eventWords: Partial<Record<LanguageCode, EventWords>> = written;
