import { grammarOf } from '#engine/gate/grammar';
import { headingOfDescription } from '#engine/gate/heading';
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
