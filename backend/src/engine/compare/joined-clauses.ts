import { oncePer } from '#kernel/once';
import { jointsOf } from '#text/languages/clause-joints';
import { clauseOpeners, determiners, prepositions } from '#text/languages/english/clauses';
import { pastForms } from '#text/languages/english/past-forms';
import type { Language } from '#text/languages/language';
import { tokens } from '#text/words/stems';
import { cuesOf } from '../ranking/cues';

/** The joint before a clause; `mark` is punctuation alone. */
type Joint = 'and' | 'beside' | 'mark' | null;

/** A clause of a sentence that reports several things, without what joins it to the others. */
export interface JoinedClause {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly joint: Joint;
  readonly words: readonly string[];
  readonly reportsDeed: boolean;
  /** Whether it opens with its verb, so that its subject is that of the clause before it. */
  readonly sharesSubject: boolean;
}

const breaksOf = oncePer((language: Language | null): RegExp => {
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
export interface JoinedClauses {
  readonly opening: string;
  readonly clauses: readonly JoinedClause[];
}

/** A piece without a verb belongs to the clause before it, and one that opens the sentence to the first clause. */
export const joinedClauses = (text: string, language: Language | null): JoinedClauses => {
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
