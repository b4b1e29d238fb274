import written from './event-signs.json';
import type { LanguageCode } from './language';

/** Words that report an event without naming it. */
interface Signs {
  /** Rare in other news. */
  readonly clear: string;
  /** News of sport, science and culture also uses them. */
  readonly faint: string;
}

export interface EventSignWords {
  /**
   * Words for the kind or part of an event or place, which its news may lack: reports on a civil war in the north of a
   * country have neither word.
   */
  readonly qualifiers: string;
  /** Each entry lists words for the same event. */
  readonly same: readonly string[];
  readonly signs: Readonly<Record<string, Signs>>;
  /**
   * Words for events, with the names of their signs. `enough`: how strong the signs must be, if fewer suffice than
   * usual.
   */
  readonly kinds: readonly { readonly events: string; readonly signs: readonly string[]; readonly enough?: number }[];
}

/** Omits languages that capitalise all nouns, in which descriptions show no names. */
export const eventWords: Partial<Record<LanguageCode, EventSignWords>> = written;
