import { instructionWords, scopeWords } from '../pipeline/gate/description-words';
import { isContentWord, tokens } from '../pipeline/words/stems';

const list = /[,;:.!?()\n/&]+|\s(?:and|or|plus|as well as|including)\s/i;
const longestClause = 5;

const about = (word: string): boolean =>
  (isContentWord(word) || /^\p{Lu}{2,}$/u.test(word)) && !instructionWords.has(word.toLowerCase());
const narrow = (word: string): boolean => !scopeWords.has(word.toLowerCase());

/**
 * What a search is asked for: the description's words without what it tells the tracker to do, a group for each thing it
 * lists. Words that only narrow a subject (federal, rules, country) are left to the reader, or a search would miss pages
 * that do without them; where there is nothing else they have to serve.
 */
export const searchTerms = (description: string): readonly (readonly string[])[] => {
  const clauses = description.split(list).map((part) => tokens(part).filter(about));
  const naming = clauses
    .map((clause) => clause.filter(narrow).slice(0, longestClause))
    .filter((clause) => clause.length > 0);
  return naming.length > 0 ? naming : clauses.filter((clause) => clause.length > 0);
};
