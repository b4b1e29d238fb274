/** Languages in which a model may propose searches. */
export const SEARCH_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;
export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number];

export interface ProposedSearch {
  readonly language: SearchLanguage;
  /** With single spaces between them, and nothing that a search engine takes for more than words. */
  readonly words: string;
}

/** What a model was asked for, once as long as its topic stays, or once a week. */
export interface ProposedSearches {
  /** A hash of what it was asked about. */
  readonly topic: string;
  /** As its server calls it. */
  readonly model: string;
  /** None if its answer was of no use. */
  readonly searches: readonly ProposedSearch[];
  readonly costUsd: number;
  /** When it may be asked again at the earliest about the same topic, ISO 8601 UTC. */
  readonly until: string;
}

/** A search that a run asked the search providers. */
export interface AskedSearch {
  readonly words: string;
  /** Whose words they are: the tracker's own, by the rules, or those that a model proposed. */
  readonly by: 'rules' | 'model';
  /** Number of pages, from all providers. */
  readonly found: number;
}
