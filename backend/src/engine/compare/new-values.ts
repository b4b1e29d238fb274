import type { ChangeVerb } from '#text/languages/english/change-verbs';
import { generalVerbs, increment, intention, intentionWords, valueWords } from '#text/languages/english/changes';
import { clauseOpeners, possessives, attributionVerbs } from '#text/languages/english/clauses';
import { mayOverrule } from './authorities';
import { isMeaningful, type ClauseToken } from './clause-words';
import { isDoubtful } from './corrections';
import { covers, sharesName, type PublishedStatement } from './published-statement';
import { verbsOfEnacting } from './undoing/verbs';
import { type ValueStep, type ValueSentence, changeVerb } from './value-sentence';
import { areComparable, valuesIn, type Value } from './values';
import { withPlainVerbsAndNoBrackets } from './verb-phrases';

/** A value that replaced a published one. */
export interface NewValue {
  readonly was: Value;
  readonly now: Value;
}

const NEW_VALUE_RULES = {
  /**
   * Share of the published words that a later sentence must repeat. Fewer will do if it also states the published
   * value.
   */
  repeated: 0.6,
  repeatedWithOld: 0.4,
  restated: 0.8,
};
const PLACE_PREPOSITIONS = new Set(['in', 'at', 'for', 'on', 'across', 'throughout']);
const PRONOUNS = new Set(['it', 'he', 'she', 'they']);

/** The part of a sentence that says what changes: up to the value, and on to the next subordinate clause. */
const aboutStep = (tokens: readonly ClauseToken[], step: ValueStep): readonly ClauseToken[] => {
  const stepStart = tokens.findIndex(({ from }) => from >= step.from);
  const start =
    tokens.findLastIndex(({ kind, lower }, index) => index < stepStart && (kind === 'mark' || lower === 'that')) + 1;
  const rest = tokens.findIndex(
    ({ kind, lower, from }) => from >= step.next.to && (kind === 'mark' || clauseOpeners.has(lower)),
  );
  const clause = tokens.slice(start, rest < 0 ? undefined : rest);
  const front = tokens.slice(0, start);
  const [only] = clause;
  const stated = front.findIndex(({ lower }) => attributionVerbs.has(lower));
  if (only !== undefined && PRONOUNS.has(only.lower) && stated > 0)
    return [...front.slice(0, stated), ...clause.slice(1)];
  return PLACE_PREPOSITIONS.has(front[0]?.lower ?? '') ? [...front, ...clause] : clause;
};

const isWithin = (token: ClauseToken, value: Value | null): boolean =>
  value !== null && token.from >= value.from && token.to <= value.to;

/** Whether the change is stated as a fact. A plan may change a plan, and `from 10 to 15` may still lie ahead. */
const isAsserted = (published: PublishedStatement, clause: string, hasOld: boolean): boolean => {
  const intended = hasOld || published.text.search(intention) >= 0;
  return !increment.test(clause) && !isDoubtful(intended ? clause.replace(intention, ' ') : clause);
};

const repeatedShare = (published: PublishedStatement, was: Value, later: ReadonlySet<string>): number => {
  const main = published.tokens.findIndex(({ kind, lower }) => kind === 'mark' || clauseOpeners.has(lower));
  const stems = (main > 0 ? published.tokens.slice(0, main) : published.tokens)
    .filter(
      (token) =>
        isMeaningful(token) &&
        !isWithin(token, was) &&
        !verbsOfEnacting.has(token.stem) &&
        !attributionVerbs.has(token.lower),
    )
    .map(({ stem }) => stem);
  const wanted = new Set(stems);
  return wanted.size === 0 ? 0 : [...wanted].filter((stem) => later.has(stem)).length / wanted.size;
};

/** The word that governs a value, such as `offered` in `offered 42 euros a share`; null for general verbs. */
const governing = ({ tokens }: PublishedStatement, { from }: Value): string | null => {
  const before = tokens.findLast((token) => token.to <= from);
  return before?.kind === 'content' && !generalVerbs.has(before.lower) ? before.stem : null;
};

const agreesWith = ({ direction }: ChangeVerb, was: Value, now: Value): boolean =>
  direction === 0 || Math.sign(now.amount - was.amount) === direction;

const isPassive = (tokens: readonly ClauseToken[], verb: number): boolean =>
  tokens
    .slice(Math.max(0, verb - 3), verb)
    .some(({ lower }) => ['is', 'are', 'was', 'were', 'been', 'be'].includes(lower));

const isIntent = ({ lower }: ClauseToken): boolean => intentionWords.has(lower);

/** Whether the phrase for what changes, and the one for who changes it, match the published sentence. */
const isOfSame = (
  published: PublishedStatement,
  about: readonly ClauseToken[],
  verb: number,
  { old, next, isRestated }: ValueStep,
): boolean => {
  const change = changeVerb(about[verb]?.lower ?? '');
  const words = (tokens: readonly ClauseToken[]): readonly ClauseToken[] =>
    tokens
      .filter(
        (token) => !isWithin(token, old) && !isWithin(token, next) && !valueWords.has(token.lower) && !isIntent(token),
      )
      .filter((token) => isRestated || changeVerb(token.lower) === undefined);
  const before = words(about.slice(0, verb));
  const after = words(about.slice(verb));
  if (isRestated || change?.isTransitive !== true || isPassive(about, verb) || !after.some(isMeaningful))
    return covers(published, before) && covers(published, after);
  // The old value next to it does not say whose value it is: `lowered its key rate to 3 percent from 3.25`.
  const isPossessed = after.some(({ lower }) => possessives.has(lower));
  return covers(published, after) && ((old !== null && !isPossessed) || mayOverrule(published, before, after));
};

const publishedValue = (values: readonly Value[], { old, next }: ValueStep): Value | null => {
  const same = values.filter((value) => areComparable(value, old ?? next));
  if (old !== null) return same.find(({ amount }) => amount === old.amount) ?? null;
  const [only, ...others] = same;
  return only === undefined || others.length > 0 ? null : only;
};

const replacesValue = (
  published: PublishedStatement,
  was: Value,
  step: ValueStep,
  { text, tokens, stems }: ValueSentence,
): boolean => {
  const about = aboutStep(tokens, step);
  const verb = about.findIndex(({ lower }) => changeVerb(lower) !== undefined);
  const change = changeVerb(about[verb]?.lower ?? '');
  if (!step.isRestated && (change === undefined ? step.old === null : !agreesWith(change, was, step.next)))
    return false;
  const verbOfWas = step.old === null ? governing(published, was) : null;
  if (verbOfWas !== null && !stems.has(verbOfWas)) return false;
  // Includes the verb that governs the clause: `Lawmakers proposed that the duty drop to 12 percent`.
  const clause = text.slice(0, about.at(-1)?.to ?? 0);
  const least = step.isRestated
    ? NEW_VALUE_RULES.restated
    : step.old === null
      ? NEW_VALUE_RULES.repeated
      : NEW_VALUE_RULES.repeatedWithOld;
  return (
    isAsserted(published, clause, step.old !== null) &&
    isOfSame(published, about, Math.max(verb, 0), step) &&
    repeatedShare(published, was, stems) >= least
  );
};

/**
 * The published value that a sentence of any publisher replaces: `raised the tariff from 10 to 15 percent`, `is now at
 * 15`. The words for what changes must all be in the published sentence, and most of the published words in the later
 * one. `claimedAt` is the date of the published line's page in milliseconds.
 */
export const newValue = (published: PublishedStatement, statedAt: number, later: ValueSentence): NewValue | null => {
  if (!sharesName(published, later.tokens)) return null;
  const values = valuesIn(withPlainVerbsAndNoBrackets(published.text), statedAt);
  for (const step of later.steps) {
    // A published sentence that also has the new value already reports the change: `lowered from 50 to 30`.
    if (values.some((value) => areComparable(value, step.next) && value.amount === step.next.amount)) continue;
    const was = publishedValue(values, step);
    if (was !== null && replacesValue(published, was, step, later)) return { was, now: step.next };
  }
  return null;
};
