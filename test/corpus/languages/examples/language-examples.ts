/** What the words of a language have to do, shown by sentences of it. Every list has at least one example. */
export interface LanguageExamples {
  /** Sentences from news, each of which shows its language. */
  readonly prose: readonly string[];
  /** Text and the days that it names on a page of 10 March 2026: `['2026-04-03']`. */
  readonly days: readonly (readonly [text: string, days: readonly string[]])[];
  /** Text and what its figures come to, without its dates: `['€1234.5 million', '12.5%']`. */
  readonly figures: readonly (readonly [text: string, values: readonly string[]])[];
  /** Sentences that tell an event, each beside one on the same matter that tells none. */
  readonly events: readonly (readonly [told: string, untold: string])[];
  /** Sentences that are not fit to be shown by themselves: their subject, their occasion or their reader is elsewhere. */
  readonly leaning: readonly string[];
  /** Phrases with the same content words in other forms. */
  readonly sameStems: readonly (readonly [one: string, other: string])[];
  /** Sentences with abbreviations and ordinals, as a paragraph that has to be split into them. */
  readonly sentences: readonly string[];
  /** A told sentence, a later one by which a value of it changed, and the old value as it was written. */
  readonly changes: readonly (readonly [told: string, later: string, was: string])[];
  /** The same, but nothing changed. */
  readonly unchanged: readonly (readonly [told: string, later: string])[];
  /** Texts of a page that only subscribers may read on. */
  readonly walls: readonly string[];
  /** `By Jane Doe`, as a page has it above a text of Jane Doe’s. */
  readonly byline: string;
  /** A line with the day on which a page was published, 4 May 2026. */
  readonly published: string;
  /** A tracker’s description, the page that tells of an act, and a later one that tells of its end. */
  readonly reversal: Reversal;
}

interface Reversal {
  readonly description: string;
  readonly title: string;
  /** The sentence that tells of the act, and what follows it. */
  readonly act: string;
  readonly more: string;
  readonly later: string;
  /** The sentence that ends it, and what follows it. */
  readonly end: string;
  readonly after: string;
}
