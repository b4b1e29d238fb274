import type { RequestedSearch, ProposedSearch, SearchLanguage } from '#events/research/searches';
import { searchTerms } from './search-terms';

/** A query for search providers. */
export interface ProviderQuery {
  readonly by: RequestedSearch['by'];
  /** The language; null if it is unknown, as for a tracker's own words. */
  readonly language: SearchLanguage | null;
  /** A page must have all words of one of the groups; empty if the text has no words that name anything. */
  readonly groups: readonly (readonly string[])[];
  readonly text: string;
}

export const queryOfDescription = (description: string): ProviderQuery => ({
  by: 'rules',
  language: null,
  groups: searchTerms(description),
  text: description,
});

export const queryOfProposal = ({ language, words }: ProposedSearch): ProviderQuery => ({
  by: 'model',
  language,
  groups: [words.split(' ')],
  text: words,
});

/** The query as a run's log shows it. */
export const wordsOfQuery = ({ groups, text }: ProviderQuery): string =>
  groups.length === 0 ? text : groups.map((words) => words.join(' ')).join('; ');

/** Pages with all words of any group, in the syntax of general search engines. */
export const anyGroup = ({ groups, text }: ProviderQuery): string => {
  const joined = groups.map((words) => words.join(' '));
  return joined.length > 1 ? joined.map((group) => `(${group})`).join(' OR ') : (joined[0] ?? text);
};
