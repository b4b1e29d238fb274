import { grammarOf } from '#engine/gate/grammar';
import { languageOf } from '#text/languages/detection';
import { tokens } from '#text/words/stems';

const longestClause = 5;

/**
 * Terms for a search engine: the description's words without its instructions to the tracker, one group per listed thing.
 * Scope words (federal, rules, country) are dropped because pages on the topic may lack them, unless there is nothing else.
 */
export const searchTerms = (description: string): readonly (readonly string[])[] => {
  const { list, isAbout, isScope, carries } = grammarOf(languageOf(description));
  const clauses = description.split(list).map((part) => tokens(part).filter((word) => carries(word) && isAbout(word)));
  const naming = clauses
    .map((clause) => clause.filter((word) => !isScope(word)).slice(0, longestClause))
    .filter((clause) => clause.length > 0);
  return naming.length > 0 ? naming : clauses.filter((clause) => clause.length > 0);
};
