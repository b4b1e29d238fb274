import { anyChange, changeVerbs, runningTotal, type ChangeVerb } from '#text/languages/english/change-verbs';
import { beforeNewValue, beforeOldValue, beforeReplaced, betweenValues } from '#text/languages/english/changes';
import { openingDeadline } from '#text/sentences/opening-deadline';
import { isMeaningful, tokensIn, type ClauseToken } from './clause-words';
import { valuesIn, type Value } from './values';
import { withPlainVerbsAndNoBrackets } from './verb-phrases';

export const changeVerb = (word: string): ChangeVerb | undefined => changeVerbs.get(word);

/** A cheap check for whether a sentence can say that a value changed. */
export const speaksOfChange = (sentence: string): boolean => /\d/.test(sentence) && anyChange.test(sentence);

export const isCumulative = (sentence: string): boolean => runningTotal.test(sentence);

/** A value that a sentence says something changed to. */
export interface ValueStep {
  readonly old: Value | null;
  readonly next: Value;
  readonly from: number;
  /**
   * True if the sentence repeats the published words with another value, as in `has burned 7,400 acres`, without a verb
   * of change.
   */
  readonly isRestated: boolean;
}

/** Gives a bare number the kind and unit of the other value: `from 10 to 15 percent`. */
const alike = (bare: Value, like: Value): Value =>
  bare.unit === '' && bare.kind === 'count' && like.kind !== 'date'
    ? { ...bare, kind: like.kind, unit: like.unit }
    : bare;

const stepsIn = (text: string, values: readonly Value[]): readonly ValueStep[] => {
  const steps: ValueStep[] = [];
  for (const [index, next] of values.entries()) {
    const before = values[index - 1];
    const after = values[index + 1];
    const lead = text.slice(0, next.from);
    if (
      before !== undefined &&
      beforeOldValue.test(text.slice(0, before.from)) &&
      betweenValues.test(text.slice(before.to, next.from))
    )
      steps.push({ old: alike(before, next), next, from: before.from, isRestated: false });
    else if (after !== undefined && beforeReplaced.test(text.slice(next.to, after.from)))
      steps.push({ old: alike(after, next), next, from: next.from, isRestated: false });
    else if (beforeNewValue.test(lead) && !/\bfrom $/.test(lead))
      steps.push({ old: null, next, from: next.from, isRestated: false });
    else if (next.unit !== '' && isCumulative(text)) steps.push({ old: null, next, from: next.from, isRestated: true });
  }
  return steps;
};

/** A sentence that may give a new value to something published, parsed once for all published sentences. */
export interface ValueSentence {
  readonly text: string;
  readonly tokens: readonly ClauseToken[];
  readonly stems: ReadonlySet<string>;
  readonly steps: readonly ValueStep[];
}

/**
 * Parses a sentence; null if it gives no value that could be new. `writtenAt` is the date of its page in milliseconds.
 */
export const valueSentence = (sentence: string, writtenAt: number): ValueSentence | null => {
  const text = withPlainVerbsAndNoBrackets(sentence);
  // A deadline of another document counts from that document's date.
  const from = openingDeadline(text)?.written.length ?? 0;
  const steps = stepsIn(
    text,
    valuesIn(text, writtenAt).filter((value) => value.from >= from),
  );
  if (steps.length === 0) return null;
  const tokens = tokensIn(text);
  return { text, tokens, steps, stems: new Set(tokens.filter(isMeaningful).map(({ stem }) => stem)) };
};
