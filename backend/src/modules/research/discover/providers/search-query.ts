import { grammarOf } from '#engine/gate/grammar';
import { headingOfDescription } from '#engine/gate/heading';
import type { RequestedSearch, ProposedSearch, SearchLanguage } from '#events/research/searches';
import { languageOf } from '#text/languages/detection';
import { tokens } from '#text/words/stems';

const MAX_WORDS_OF_CLAUSE = 5;

/**
 * Terms for a search engine: the description's words without its instructions to the tracker, one group for each listed
 * thing, each with the name in the heading. Scope words (federal, rules, country) are dropped because pages on the
 * topic may lack them, unless there are no others.
 */
export const searchTerms = (description: string): readonly (readonly string[])[] => {
  const grammar = grammarOf(languageOf(description));
  const { list, isAbout, isScope, carries } = grammar;
  const heading = headingOfDescription(description, grammar);
  const name = heading?.name ?? [];
  const clauses = (heading?.aspects ?? description)
    .split(list)
    .map((part) => tokens(part).filter((word) => carries(word) && isAbout(word)));
  const naming = clauses
    .map((clause) => clause.filter((word) => !isScope(word)).slice(0, MAX_WORDS_OF_CLAUSE))
    .filter((clause) => clause.length > 0);
  const groups = naming.length > 0 ? naming : clauses.filter((clause) => clause.length > 0);
  return groups.map((group) => [...name, ...group]);
};

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
