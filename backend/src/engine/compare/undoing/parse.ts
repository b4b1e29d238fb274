import {
  beforeTimes,
  clauseOpeners,
  condition,
  decidingVerbs,
  determiners,
  issuingVerbs,
  attributionVerbs,
} from '#text/languages/english/clauses';
import { leavingOffice } from '#text/languages/english/undoing-verbs';
import { sharesAny } from '#text/words/likeness';
import { tokensIn, type ClauseToken } from '../clause-words';
import { speaksOfCorrection } from '../corrections';
import { withPlainVerbsAndNoBrackets, hasVerbPhrase } from '../verb-phrases';
import { verbOf, actUndoingStems, undoingStems, type VerbForm } from './verbs';

/** Something that a sentence says was undone, such as lifted, revoked or ended. */
export interface Undoing {
  readonly verb: string;
  /** The phrase for what is undone or, as in `The truce collapsed`, for what ends by itself. */
  readonly matter: readonly ClauseToken[];
  /** Who undoes it; null in the passive voice or if it happens by itself. */
  readonly agent: readonly ClauseToken[] | null;
  readonly voice: 'active' | 'passive' | 'alone';
  /** The words after it up to the end of its clause. */
  readonly rest: readonly ClauseToken[];
  /** The words before the clause: `In a vote on Thursday, …`. */
  readonly front: readonly ClauseToken[];
  /** The clause, with the words before it and those that govern it. */
  readonly clause: string;
}
const BE = new Set(['is', 'are', 'was', 'were', 'been']);
const HAVE = new Set(['has', 'have']);
const PRONOUNS = new Set(['it', 'he', 'she', 'they']);

/** Prepositions that introduce a place. */
const PLACE_PREPOSITIONS = new Set(['in', 'at', 'for', 'from', 'across', 'throughout']);

interface Clause {
  readonly tokens: readonly ClauseToken[];
  /** The word or mark between it and the previous clause. */
  readonly opener: string;
}

const clausesIn = (tokens: readonly ClauseToken[]): readonly Clause[] => {
  const clauses: { tokens: ClauseToken[]; opener: string }[] = [{ tokens: [], opener: '' }];
  tokens.forEach((token, index) => {
    const last = clauses.at(-1);
    const breaks = token.kind === 'mark' || (clauseOpeners.has(token.lower) && !isOfOffice(tokens, index));
    if (breaks) clauses.push({ tokens: [], opener: token.lower });
    else last?.tokens.push(token);
  });
  return clauses;
};

/** Whether the verb is about an office: `resigned as governor`, `removed her as head`. */
const isOfOffice = (tokens: readonly ClauseToken[], index: number): boolean =>
  tokens[index]?.lower === 'as' &&
  tokens
    .slice(Math.max(0, index - 4), index)
    .some(({ lower }) =>
      verbOf(lower).some(({ verb }) => leavingOffice.alone.has(verb) || leavingOffice.done.has(verb)),
    );

const isTime = (tokens: readonly ClauseToken[], index: number): boolean => {
  const token = tokens[index];
  if (token === undefined) return false;
  if (token.kind === 'time') return true;
  return beforeTimes.has(token.lower) && tokens[index + 1]?.kind === 'time';
};

const withoutTimes = (tokens: readonly ClauseToken[]): readonly ClauseToken[] =>
  tokens.filter((_, index) => !isTime(tokens, index));

/** Splits the words after a verb where they begin to say when. */
const upToTime = (tokens: readonly ClauseToken[]): readonly [readonly ClauseToken[], readonly ClauseToken[]] => {
  const end = tokens.findIndex((_, index) => isTime(tokens, index));
  return end < 0 ? [tokens, []] : [tokens.slice(0, end), tokens.slice(end)];
};

/** The position of the word before one or more adverbs. */
const beforeAdverbs = (tokens: readonly ClauseToken[], index: number): number => {
  let before = index - 1;
  while (
    before >= 0 &&
    (tokens[before]?.kind === 'time' || /ly$/.test(tokens[before]?.lower ?? '') || tokens[before]?.lower === 'all')
  )
    before--;
  return before;
};

/** The subject of a clause that begins with its verb because of an insertion: `Ostland, a member, lifted …`. */
const subjectBefore = (clauses: readonly Clause[], index: number): readonly ClauseToken[] => {
  const own = clauses[index];
  if (own?.opener === ',' && index >= 2) return clauses[0]?.tokens ?? [];
  return [];
};

/** The subject that `it` refers to in a clause after `that`: the speaker. */
const speaker = (clauses: readonly Clause[], index: number): readonly ClauseToken[] => {
  const governing = clauses[index - 1]?.tokens ?? [];
  const indexOfSaying = governing.findIndex(({ lower }) => attributionVerbs.has(lower));
  return indexOfSaying < 0 ? [] : governing.slice(0, indexOfSaying);
};

const isPlacing = ({ tokens: [first] }: Clause): boolean => first !== undefined && PLACE_PREPOSITIONS.has(first.lower);

const textOf = (text: string, clause: Clause): string => {
  const [first, last] = [clause.tokens[0], clause.tokens.at(-1)];
  return first === undefined || last === undefined ? '' : text.slice(first.from, last.to);
};

/** Whether a sentence opens with a verb and has no subject: `Revokes the order on …`. */
export const opensWithVerb = (sentence: string): boolean =>
  verbOf(sentence.slice(0, sentence.indexOf(' ')).toLowerCase()).some(({ form }) => form === 'does');

/** A clause, with what all verbs in it share. */
interface ParsedClause {
  readonly tokens: readonly ClauseToken[];
  readonly shared: Pick<Undoing, 'front' | 'clause'>;
  /** Whether it opens its sentence. */
  readonly isFirst: boolean;
  /** Whether another clause reports it: `The minister said that …`. */
  readonly isReported: boolean;
  /** The subject of a verb whose words before it end at `until`. */
  readonly subject: (until: number) => readonly ClauseToken[];
}

const parsedClause = (text: string, clauses: readonly Clause[], clauseIndex: number, clause: Clause): ParsedClause => {
  const { tokens, opener } = clause;
  const governing = opener === 'that' ? textOf(text, clauses[clauseIndex - 1] ?? clause) : '';
  const before = clauses.slice(0, clauseIndex).filter(isPlacing);
  const fronted = before.map((placing) => textOf(text, placing)).join(' ');
  return {
    tokens,
    shared: {
      front: before.flatMap((placing) => placing.tokens),
      clause: `${fronted} ${governing} ${opener} ${textOf(text, clause)}`,
    },
    isFirst: clauseIndex === 0,
    isReported: governing !== '',
    subject: (until) => {
      const own = withoutTimes(tokens.slice(0, until));
      if (own.length === 0) return withoutTimes(subjectBefore(clauses, clauseIndex));
      const [only] = own;
      return own.length === 1 && only !== undefined && PRONOUNS.has(only.lower)
        ? withoutTimes(speaker(clauses, clauseIndex))
        : own;
    },
  };
};

/** A verb of a clause by which something may be undone. */
interface VerbInClause extends ParsedClause {
  readonly verb: string;
  readonly index: number;
  /** The position of the word before the verb and its adverbs, and that word; empty if there is none. */
  readonly indexBefore: number;
  readonly previous: string;
  readonly is: (...forms: readonly VerbForm[]) => boolean;
}

const active = (at: VerbInClause, agent: Undoing['agent']): Undoing => {
  const [matter, rest] = upToTime(at.tokens.slice(at.index + 1));
  return { ...at.shared, verb: at.verb, matter, agent, voice: 'active', rest };
};

const withoutAgent = (at: VerbInClause, matter: Undoing['matter'], voice: 'passive' | 'alone'): Undoing => ({
  ...at.shared,
  verb: at.verb,
  matter,
  agent: null,
  voice,
  rest: at.tokens.slice(at.index + 1),
});

/** `The ban was lifted`, `has been lifted`. */
const passive = (at: VerbInClause): readonly Undoing[] => {
  const { tokens, indexBefore, previous } = at;
  const auxiliary = HAVE.has(tokens[indexBefore - 1]?.lower ?? '') ? indexBefore - 1 : indexBefore;
  if (previous === 'been' && auxiliary === indexBefore) return [];
  const matter = at.subject(auxiliary);
  return matter.length === 0 ? [] : [withoutAgent(at, matter, 'passive')];
};

/** `The mayor signed an order lifting the ban`. */
const gerund = (at: VerbInClause): readonly Undoing[] => {
  const issued = at.tokens.slice(0, at.index).findIndex(({ lower }) => issuingVerbs.has(lower));
  return issued < 0 ? [] : [active(at, at.subject(issued))];
};

/** `The council voted to lift the ban`. */
const infinitive = (at: VerbInClause): readonly Undoing[] => {
  const decided = at.tokens[at.indexBefore - 1]?.lower ?? '';
  return decidingVerbs.has(decided) ? [active(at, at.subject(at.indexBefore - 1))] : [];
};

/** `The mayor lifted the ban`, `has lifted the ban`; or, by itself, `The truce collapsed`. */
const finite = (at: VerbInClause, inActList: boolean): readonly Undoing[] => {
  const { previous, indexBefore, is } = at;
  if (!is('done', 'past', 'does') && !(HAVE.has(previous) && is('participle'))) return [];
  if (determiners.has(previous) || previous === 'to') return [];
  // `Revokes the order`, in a list of what a signed document does.
  if (at.isFirst && at.index === 0 && is('does')) return inActList ? [active(at, null)] : [];
  if (previous === 'had' && !at.isReported) return [];
  const agent = at.subject(HAVE.has(previous) || previous === 'had' ? indexBefore : indexBefore + 1);
  return agent.length === 0 ? [] : [active(at, agent), withoutAgent(at, agent, 'alone')];
};

/**
 * Everything that a sentence, simplified by `withPlainVerbsAndNoBrackets`, says was undone. `inActList`: it is from a
 * list of what a signed document does, where sentences need no subject.
 */
export const undoingsIn = (sentence: string, { inActList }: { readonly inActList: boolean }): readonly Undoing[] => {
  if (condition.test(sentence)) return [];
  const text = withPlainVerbsAndNoBrackets(sentence);
  const clauses = clausesIn(tokensIn(text));
  return clauses.flatMap((clause, clauseIndex) => {
    const parsed = parsedClause(text, clauses, clauseIndex, clause);
    return clause.tokens.flatMap((token, index): readonly Undoing[] => {
      const written = verbOf(token.lower);
      const [first] = written;
      if (first === undefined) return [];
      const indexBefore = beforeAdverbs(clause.tokens, index);
      const previous = clause.tokens[indexBefore]?.lower ?? '';
      const is: VerbInClause['is'] = (...forms) => written.some(({ form }) => forms.includes(form));
      const at: VerbInClause = { ...parsed, verb: first.verb, index, indexBefore, previous, is };
      if (BE.has(previous) && is('done', 'participle')) return passive(at);
      if (is('doing')) return gerund(at);
      if (is('to_do') && previous === 'to') return infinitive(at);
      return finite(at, inActList);
    });
  });
};

/** A cheap check, run on every sentence, for whether it can say that something is undone. */
export const speaksOfUndoing = (text: string, stems: ReadonlySet<string>): boolean =>
  sharesAny(stems, undoingStems) || hasVerbPhrase(text, stems) || speaksOfCorrection(text);

/** A cheap check for whether a sentence can say that an act with a number or a name is undone. */
export const speaksOfAct = (text: string, stems: ReadonlySet<string>): boolean =>
  sharesAny(stems, actUndoingStems) || hasVerbPhrase(text, stems);
