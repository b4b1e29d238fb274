import {
  beforeTimes,
  clauseOpeners,
  condition,
  deciding,
  determiners,
  issuing,
  saying,
} from '#text/languages/english/clauses';
import { tokensIn, type ClauseToken } from '../clause-words';
import { withPlainVerbsAndNoBrackets, hasVerbPhrase } from '../verb-phrases';
import { leaving } from '#text/languages/english/undoing-verbs';
import { verbOf, actUndoingStems, undoingStems } from './verbs';
import { sharesAny } from '#text/words/likeness';
import { speaksOfCorrection } from '../corrections';

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
    .some(({ lower }) => verbOf(lower).some(({ verb }) => leaving.alone.has(verb) || leaving.done.has(verb)));

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

/** The subject that `it` refers to in a clause after `that`: whoever said so. */
const speaker = (clauses: readonly Clause[], index: number): readonly ClauseToken[] => {
  const governing = clauses[index - 1]?.tokens ?? [];
  const indexOfSaying = governing.findIndex(({ lower }) => saying.has(lower));
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

/**
 * Everything that a sentence, already simplified by `withPlainVerbsAndNoBrackets`, says was undone. `inActList`: the
 * sentence is from a list of what a signed document does, where sentences need no subject.
 */
export const undoingsIn = (sentence: string, { inActList }: { readonly inActList: boolean }): readonly Undoing[] => {
  if (condition.test(sentence)) return [];
  const text = withPlainVerbsAndNoBrackets(sentence);
  const clauses = clausesIn(tokensIn(text));
  return clauses.flatMap((clause, clauseIndex) => {
    const { tokens, opener } = clause;
    const governing = opener === 'that' ? textOf(text, clauses[clauseIndex - 1] ?? clause) : '';
    const before = clauses.slice(0, clauseIndex).filter(isPlacing);
    const front = before.flatMap((placing) => placing.tokens);
    const fronted = before.map((placing) => textOf(text, placing)).join(' ');
    const shared = { front, clause: `${fronted} ${governing} ${opener} ${textOf(text, clause)}` };
    const subject = (until: number): readonly ClauseToken[] => {
      const own = withoutTimes(tokens.slice(0, until));
      if (own.length === 0) return withoutTimes(subjectBefore(clauses, clauseIndex));
      const [only] = own;
      return own.length === 1 && only !== undefined && PRONOUNS.has(only.lower)
        ? withoutTimes(speaker(clauses, clauseIndex))
        : own;
    };
    return tokens.flatMap((token, index): readonly Undoing[] => {
      const written = verbOf(token.lower);
      const [first] = written;
      if (first === undefined) return [];
      const last = beforeAdverbs(tokens, index);
      const previous = tokens[last]?.lower ?? '';
      const verb = first.verb;
      const is = (...forms: readonly string[]): boolean => written.some(({ form }) => forms.includes(form));
      const [object, rest] = upToTime(tokens.slice(index + 1));
      if (BE.has(previous) && is('done', 'participle')) {
        const aux = HAVE.has(tokens[last - 1]?.lower ?? '') ? last - 1 : last;
        if (previous === 'been' && aux === last) return [];
        const matter = subject(aux);
        return matter.length === 0
          ? []
          : [{ ...shared, verb, matter, agent: null, voice: 'passive', rest: tokens.slice(index + 1) }];
      }
      if (is('doing')) {
        const issued = tokens.slice(0, index).findIndex(({ lower }) => issuing.has(lower));
        return issued < 0 ? [] : [{ ...shared, verb, matter: object, agent: subject(issued), voice: 'active', rest }];
      }
      if (is('to_do') && previous === 'to') {
        const decided = tokens[last - 1]?.lower ?? '';
        return deciding.has(decided)
          ? [{ ...shared, verb, matter: object, agent: subject(last - 1), voice: 'active', rest }]
          : [];
      }
      if (!is('done', 'past', 'does') && !(HAVE.has(previous) && is('participle'))) return [];
      if (determiners.has(previous) || previous === 'to') return [];
      // `Revokes the order`, in a list of what a signed document does.
      if (clauseIndex === 0 && index === 0 && is('does'))
        return inActList ? [{ ...shared, verb, matter: object, agent: null, voice: 'active', rest }] : [];
      const reported = previous === 'had' && governing !== '';
      if (previous === 'had' && !reported) return [];
      const agent = subject(HAVE.has(previous) || reported ? last : last + 1);
      if (agent.length === 0) return [];
      const active: Undoing = { ...shared, verb, matter: object, agent, voice: 'active', rest };
      const alone: Undoing = {
        ...shared,
        verb,
        matter: agent,
        agent: null,
        voice: 'alone',
        rest: tokens.slice(index + 1),
      };
      return [active, alone];
    });
  });
};

/** A cheap check, run on every sentence, for whether it can say that something is undone. */
export const speaksOfUndoing = (text: string, stems: ReadonlySet<string>): boolean =>
  sharesAny(stems, undoingStems) || hasVerbPhrase(text, stems) || speaksOfCorrection(text);

/** A cheap check for whether a sentence can say that an act with a number or a name is undone. */
export const speaksOfAct = (text: string, stems: ReadonlySet<string>): boolean =>
  sharesAny(stems, actUndoingStems) || hasVerbPhrase(text, stems);
