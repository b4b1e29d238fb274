import { figuresIn } from '#text/words/figures';
import { areOfOthers } from './designations';

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

/** Whether two texts measure the same thing and have no value in common: `rose to 50 percent` and `rose to 25 percent`. */
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
