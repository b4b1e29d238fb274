import { auxiliaries } from '#text/languages/english/clauses';
import { eventVerbs } from '#text/languages/english/event-words';
import { stopWords } from '#text/languages/english/function-words';
import {
  uniqueNouns,
  participleEnding,
  plainVerbs,
  pointingDeterminers,
  restrictingWords,
  subjectArticle,
  superlative,
  things,
} from '#text/languages/english/leaning-subjects';
import { wordsAndMarks } from '#text/words/phrases';
import { stem } from '#text/words/stems';

const MAX_SUBJECT_WORDS = 6;

const singular = (word: string): string => word.toLowerCase().replace(/(?<=[^s])s$/, '');
const isKind = (token: string): boolean => things.has(singular(token));
const isName = (token: string): boolean => /^\p{Lu}/u.test(token) && !isKind(token);
const isParticiple = (token: string): boolean => participleEnding.test(token);

/** Whether a noun phrase ends here: at a verb, a mark or what follows a noun. */
const endsPhrase = (tokens: readonly string[], index: number): boolean => {
  const token = tokens[index] ?? '.';
  const lower = token.toLowerCase();
  return (
    !/^[\p{L}\p{N}]/u.test(token) ||
    auxiliaries.has(lower) ||
    stopWords.has(lower) ||
    restrictingWords.has(lower) ||
    (index > 1 &&
      /^\p{Ll}/u.test(token) &&
      (eventVerbs.has(lower) || plainVerbs.has(lower) || isKind(tokens[index - 1] ?? '')))
  );
};

/** `provided under`, `imposed by`: words that say which one is meant. */
const isRestricted = (tokens: readonly string[], end: number): boolean => {
  const [first = '', second = '', third = ''] = tokens.slice(end, end + 3);
  if (first === 'of' && pointingDeterminers.has(second.toLowerCase()) && isKind(third)) return false;
  if (restrictingWords.has(first.toLowerCase())) return true;
  return isParticiple(first) && restrictingWords.has(second.toLowerCase()) && second !== 'that';
};

/**
 * The noun that is the subject of a sentence if only readers of its page or title know which one is meant: `order` in
 * `The Order calls for …` and `This order establishes …`, `company` in `The company said …`. Null if the subject has a
 * name, is specified, or is known to everyone.
 */
export const leaningSubject = (text: string): string | null => {
  const [article = '', ...rest] = wordsAndMarks(text.slice(0, 160));
  if (!subjectArticle.test(article)) return null;
  const tokens = [article, ...rest];
  let end = 1;
  while (end <= MAX_SUBJECT_WORDS && !endsPhrase(tokens, end)) end++;
  const phrase = tokens.slice(1, end);
  const head = phrase.at(-1);
  if (head === undefined || end > MAX_SUBJECT_WORDS) return null;
  if (phrase.some(isName) || /\d/.test(`${head}${tokens[end] ?? ''}`)) return null;
  if (article === 'This' && !isKind(head)) return null;
  if (uniqueNouns.has(head.toLowerCase()) || superlative.test(phrase[0] ?? '')) return null;
  return isRestricted(tokens, end) ? null : head.toLowerCase();
};

export const introduces = (text: string, subject: string): boolean => {
  const sought = stem(singular(subject));
  return text.split(/[^\p{L}\p{N}’'-]+/u).some((word) => word !== '' && stem(singular(word)) === sought);
};
