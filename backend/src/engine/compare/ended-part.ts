import { memoize } from '#kernel/memoize';
import { jointsOf } from '#text/languages/clause-joints';
import { clauseOpeners, attributionVerbs, determiners, prepositions } from '#text/languages/english/clauses';
import { english } from '#text/languages/english/english';
import { pastForms } from '#text/languages/english/past-forms';
import type { Language } from '#text/languages/language';
import { matchesIn } from '#text/words/matches';
import { isCapitalised } from '#text/words/names';
import { contentStem, tokens } from '#text/words/stems';
import { cuesOf } from '../ranking/cues';
import { isMeaningful, tokensIn } from './clause-words';

/** How a clause is joined to the one before it; `mark` is punctuation alone. */
type Joint = 'and' | 'beside' | 'mark' | null;

/** A clause of a sentence that reports several things, without the words that join it to the others. */
interface JoinedClause {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly joint: Joint;
  readonly words: readonly string[];
  readonly reportsDeed: boolean;
  /** Whether it opens with its verb, so that its subject is that of the clause before it. */
  readonly sharesSubject: boolean;
}

const breaksOf = memoize((language: Language | null): RegExp => {
  const { and, beside } = jointsOf(language);
  return new RegExp(
    String.raw`(?:[,;:]\s+(?:\p{Ll}+\s+)?|\s+)(?:(?<beside>${beside})|(?<and>${and}))\s+|[,;:]\s+|\s[—–]\s+`,
    'gu',
  );
});

const PAST = new RegExp(String.raw`^(?:${pastForms}|\p{Ll}{2,}ed)$`, 'u');
const GERUND = /^\p{Ll}{2,}ing$/u;
const END_MARKS = /[\s.!?…,;:]+$/u;

/** Whether the words report an act, whose subject may be in an earlier clause. */
const isDeed = (words: readonly string[], language: Language | null): boolean => cuesOf(language).event(['', ...words]);

/** Whether the words open with a verb. The list of verbs usual in news is too short to tell a clause from a noun. */
const opensWithVerb = ([first = '']: readonly string[], joint: Joint, language: Language | null): boolean =>
  language === null
    ? PAST.test(first) || (joint === 'mark' && GERUND.test(first))
    : language.news.past.test(first) || language.news.auxiliaries.has(first);

/**
 * Whether the words open with a subject and a past-tense verb, as in `The court barred …` but not `Under the order
 * issued …`.
 */
const hasSubjectAndVerb = ([first = '', ...rest]: readonly string[]): boolean =>
  !prepositions.has(first.toLowerCase()) &&
  !clauseOpeners.has(first.toLowerCase()) &&
  rest.some((word, index) => {
    const before = rest[index - 1] ?? first;
    return PAST.test(word) && !determiners.has(before.toLowerCase()) && !prepositions.has(before);
  });

const isClause = (words: readonly string[], joint: Joint, language: Language | null): boolean =>
  joint === 'beside' ||
  isDeed(words, language) ||
  opensWithVerb(words, joint, language) ||
  (joint === null && language === null && hasSubjectAndVerb(words));

interface ClausePiece {
  readonly from: number;
  readonly to: number;
  readonly joint: Joint;
}

const piecesOf = (text: string, language: Language | null): readonly ClausePiece[] => {
  const breaks = [...text.matchAll(breaksOf(language))];
  const joints = breaks.map(({ groups }): Joint =>
    groups?.['beside'] !== undefined ? 'beside' : groups?.['and'] !== undefined ? 'and' : 'mark',
  );
  const starts = [0, ...breaks.map(({ 0: written, index }) => index + written.length)];
  return starts.map((from, index) => ({
    from,
    to: breaks[index]?.index ?? text.replace(END_MARKS, '').length,
    joint: index === 0 ? null : (joints[index - 1] ?? 'mark'),
  }));
};

/**
 * The clauses of a sentence and its opening phrase, such as `Under the order, …`, which may apply to all of them; empty
 * if there is none.
 */
interface JoinedClauses {
  readonly opening: string;
  readonly clauses: readonly JoinedClause[];
}

/** A piece without a verb belongs to the clause before it, and one that opens the sentence to the first clause. */
const joinedClauses = (text: string, language: Language | null): JoinedClauses => {
  const pieces = piecesOf(text, language).map(({ from, to, joint }) => {
    const words = tokens(text.slice(from, to));
    return { from, to, joint, hasVerb: isClause(words, joint, language) };
  });
  const starts = pieces.flatMap(({ hasVerb }, index) => (hasVerb ? [index] : []));
  const [first = 0] = starts;
  return {
    opening: first === 0 ? '' : text.slice(0, pieces[first - 1]?.to),
    clauses: starts.map((place, index): JoinedClause => {
      const last = (starts[index + 1] ?? pieces.length) - 1;
      const from = index === 0 ? 0 : (pieces[place]?.from ?? 0);
      const to = pieces[last]?.to ?? text.length;
      const own = text.slice(from, to);
      const words = tokens(own);
      return {
        text: own,
        from,
        to,
        joint: index === 0 ? null : (pieces[place]?.joint ?? null),
        words,
        reportsDeed: isDeed(words, language),
        sharesSubject: index > 0 && (opensWithVerb(words, 'and', language) || isDeed(words.slice(0, 1), language)),
      };
    }),
  };
};

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
/**
 * Minimum number of meaningful words in a clause that reports something by itself; `the minister announced` has two.
 */
const MIN_CLAUSE_WORDS = 3;

/**
 * Stems and numbers of a text without its names, since the same names occur in clauses about anything. In German, where
 * every noun is capitalised, names are kept.
 */
const matterOf = (text: string, language: Language | null): ReadonlySet<string> =>
  language === null
    ? new Set(tokensIn(text).flatMap((token) => (isMeaningful(token) && !token.isCapitalised ? [token.stem] : [])))
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
  !clause.words.some((word) => attributionVerbs.has(word)) &&
  matterOf(clause.text, language).size >= MIN_CLAUSE_WORDS;

const mentionedIn = ({ clauses }: JoinedClauses, names: (clause: string) => boolean): readonly JoinedClause[] => {
  const places = clauses.flatMap(({ text }, index) => (names(text) ? [index] : []));
  const [first, last] = [places[0], places.at(-1)];
  return first === undefined || last === undefined ? [] : clauses.slice(first, last + 1);
};

const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*`;
const NAMES = new RegExp(NAME, 'gu');

const listsOfNames = memoize(
  (language: Language | null): RegExp =>
    new RegExp(`${NAME}(?:, ${NAME})*,? (?:${jointsOf(language).and}) ${NAME}(?!\\p{L})`, 'gu'),
);

/**
 * The names of a list that a later sentence mentions: one village of `the villages of Upper Lorn, Sellick and Hob Green`.
 * Null if it mentions none or all of them, or if they are not next to each other.
 */
const endedNames = (publishedText: string, { sentence, language }: Ending): string | null => {
  const isMentioned = (name: string): boolean => new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(sentence);
  for (const [list] of matchesIn(publishedText, listsOfNames(language))) {
    const mentioned = matchesIn(list, NAMES).map((match) => ({ match, isMentioned: isMentioned(match[0]) }));
    const first = mentioned.findIndex((each) => each.isMentioned);
    const last = mentioned.findLastIndex((each) => each.isMentioned);
    if (first < 0 || mentioned.every((each) => each.isMentioned)) continue;
    const part = mentioned.slice(first, last + 1);
    const [start, end] = [part[0]?.match, part.at(-1)?.match];
    if (start === undefined || end === undefined || !part.every((each) => each.isMentioned)) return null;
    return list.slice(start.index, end.index + end[0].length);
  }
  return null;
};

/**
 * The part of a published sentence that a later one ended: the names of a list that it mentions, or the clauses that name
 * what ended, if another clause does not name it and reports an act by itself. Null if that is unclear; the whole
 * sentence then counts as ended.
 */
export const endedPart = (publishedText: string, ending: Ending): string | null =>
  endedNames(publishedText, ending) ?? endedClauses(publishedText, ending);

const endedClauses = (publishedText: string, { sentence, language, names }: Ending): string | null => {
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
