/** Languages in which a model may propose searches. */
export const SEARCH_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number];

export interface ProposedSearch {
  readonly language: SearchLanguage;
  /** Separated by single spaces, without anything that a search engine would treat as more than words. */
  readonly words: string;
}

/** The searches that a model proposed. It is asked again after a week, or when the topic changes. */
export interface ProposedSearches {
  /** A hash of the topic that it was asked about. */
  readonly topic: string;
  /** The model's name on its server. */
  readonly model: string;
  /** Empty if its answer was unusable. */
  readonly searches: readonly ProposedSearch[];
  readonly costUsd: number;
  /** The earliest time at which it may be asked again about the same topic, ISO 8601 UTC. */
  readonly until: string;
}

/** A search that a run sent to the search providers. */
export interface RequestedSearch {
  readonly words: string;
  /** Who worded it: the rules, in the tracker's own words, or a model. */
  readonly by: 'rules' | 'model';
  /** Number of pages, from all providers. */
  readonly found: number;
}
