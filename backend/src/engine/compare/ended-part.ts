import { isCapitalised } from '#text/words/names';
import { clauseOpeners, saying } from '#text/languages/english/clauses';
import { english } from '#text/languages/english/english';
import type { Language } from '#text/languages/language';
import { contentStem, tokens } from '#text/words/stems';
import { isMeaningful, tokensIn } from './clause-words';
import { joinedClauses, type JoinedClauses, type JoinedClause } from './joined-clauses';

/** A sentence that ends something, and how to tell that a clause of a published sentence names what it ends. */
interface Ending {
  readonly sentence: string;
  /** The language of both sentences; null for English. */
  readonly language: Language | null;
  /** Whether a clause names what ended. By default it does if it shares two words with the sentence. */
  readonly names?: (clause: string) => boolean;
}

/** Minimum number of words in common with the sentence that ends something; a single one may be chance. */
const MIN_COMMON_WORDS = 2;
/** Minimum number of meaningful words in a clause that reports something by itself; `the minister announced` has two. */
const MIN_CLAUSE_WORDS = 3;

/**
 * Stems and numbers of a text, without names, since the same names occur in clauses about anything. In German, where
 * every noun is capitalised, names stay in.
 */
const matterOf = (text: string, language: Language | null): ReadonlySet<string> =>
  language === null
    ? new Set(tokensIn(text).flatMap((token) => (isMeaningful(token) && !token.capital ? [token.stem] : [])))
    : new Set(
        tokens(text).flatMap((word) => {
          if (/^\d/.test(word)) return [word];
          const isName = !language.capitalisedNouns && isCapitalised(word);
          const found = isName ? '' : contentStem(word, language);
          return found === '' ? [] : [found];
        }),
      );

const countCommon = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length;

/**
 * Whether a clause has the subject of the sentence or a name of its own: `and boats that refuse …` continues with what
 * ended.
 */
const hasFirmSubject = (
  { joint, sharesSubject, words: [first = ''] }: JoinedClause,
  language: Language | null,
): boolean => {
  if (joint === null) return !(language ?? english).news.openingPronouns.has(first.toLowerCase());
  if (joint === 'mark' || clauseOpeners.has(first.toLowerCase())) return false;
  return sharesSubject || (isCapitalised(first) && language?.capitalisedNouns !== true);
};

/** Whether a clause reports an act and needs no other clause. */
const standsAlone = (clause: JoinedClause, language: Language | null): boolean =>
  clause.reportsDeed &&
  hasFirmSubject(clause, language) &&
  !clause.words.some((word) => saying.has(word)) &&
  matterOf(clause.text, language).size >= MIN_CLAUSE_WORDS;

const mentionedIn = ({ clauses }: JoinedClauses, names: (clause: string) => boolean): readonly JoinedClause[] => {
  const places = clauses.flatMap(({ text }, index) => (names(text) ? [index] : []));
  const [first, last] = [places[0], places.at(-1)];
  return first === undefined || last === undefined ? [] : clauses.slice(first, last + 1);
};

/**
 * The part of a published sentence that a later one ended: the clauses that name what ended, if another clause does not
 * name it and reports an act by itself. Null if that is unclear; the whole sentence then counts as ended.
 */
export const endedPart = (publishedText: string, { sentence, language, names }: Ending): string | null => {
  const joined = joinedClauses(publishedText, language);
  if (joined.clauses.length < 2) return null;
  const ending = matterOf(sentence, language);
  const isMentioned = names ?? ((text: string) => countCommon(matterOf(text, language), ending) >= MIN_COMMON_WORDS);
  // `Under the order, the port set dues and …`: the opening of a sentence applies to all of its clauses.
  if (isMentioned(joined.opening) || countCommon(matterOf(joined.opening, language), ending) > 0) return null;
  const mentioned = mentionedIn(joined, isMentioned);
  const [first, last] = [mentioned[0], mentioned.at(-1)];
  if (first === undefined || last === undefined) return null;
  const others = joined.clauses.filter((clause) => !mentioned.includes(clause));
  const isStanding = (clause: JoinedClause): boolean =>
    standsAlone(clause, language) && countCommon(matterOf(clause.text, language), ending) === 0;
  return others.some(isStanding) && !mentioned.some(isStanding) ? publishedText.slice(first.from, last.to) : null;
};
