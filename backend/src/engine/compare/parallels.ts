import { figuresIn } from '#text/words/figures';
import { wordCount } from '#text/words/stems';
import { areOfOthers } from './designations';

const MIN_OPENING_WORDS = 3;

/** Number of words before and after an amount that two cases of one rule share. */
const SHARED_WORDS = { before: 4, after: 3 };

const wordsBefore = (text: string, at: number): string =>
  text.slice(0, at).trim().split(' ').slice(-SHARED_WORDS.before).join(' ');
const wordsAfter = (text: string, at: number): string =>
  text
    .slice(at)
    .trim()
    .split(' ')
    .slice(1, SHARED_WORDS.after + 1)
    .join(' ')
    .replace(/[^\p{L} ].*$/u, '');

/**
 * Whether two texts apply a rule to two subjects: `Whole ships pay a flat 50% on their value`, and parts of them 25%.
 */
const areOfTwoSubjects = (text: string, at: number, other: string, otherAt: number): boolean => {
  const [before, after] = [wordsBefore(text, at), wordsAfter(text, at)];
  return (
    before.split(' ').length === SHARED_WORDS.before &&
    after.split(' ').length === SHARED_WORDS.after &&
    before === wordsBefore(other, otherAt) &&
    after === wordsAfter(other, otherAt)
  );
};

/**
 * Whether two texts report two cases of one rule: they are the same up to their first amounts, which have one kind, or
 * around them. For example, `The order imposes a 25% duty on small drones.` and `The order imposes a 100% duty on large
 * drones.`
 */
export const areParallel = (text: string, other: string): boolean => {
  const [amount, another] = [text, other].map((each) => figuresIn(each, 0).find(({ kind }) => kind !== 'date'));
  if (amount === undefined || another === undefined) return false;
  if (amount.kind !== another.kind || amount.value === another.value) return false;
  const opening = text.slice(0, amount.offset);
  return (
    (opening === other.slice(0, another.offset) && wordCount(opening) >= MIN_OPENING_WORDS) ||
    areOfTwoSubjects(text, amount.offset, other, another.offset)
  );
};

/** The unit of a figure: `%`, `€`, or what is counted. */
const unitOf = (value: string): string => value.replace(/\d+(?:\.\d+)?/, '').trim();

const valuesByUnit = (text: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const values = new Map<string, Set<string>>();
  for (const { kind, value } of figuresIn(text, 0)) {
    if (kind === 'date') continue;
    const unit = unitOf(value);
    values.set(unit, (values.get(unit) ?? new Set()).add(value));
  }
  return values;
};

/**
 * Whether two texts measure the same thing and have no value in common: `rose to 50 percent` and `rose to 25 percent`.
 */
export const figuresDisagree = (text: string, other: string): boolean => {
  const others = valuesByUnit(other);
  return [...valuesByUnit(text)].some(([unit, values]) => {
    const known = others.get(unit);
    return known !== undefined && ![...values].some((value) => known.has(value));
  });
};

/** Whether a sentence cannot support a similar one, because it is about another thing or gives another figure. */
export const disagrees = (text: string, other: string): boolean =>
  areOfOthers(text, other) || figuresDisagree(text, other);
