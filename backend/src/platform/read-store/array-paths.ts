import { assertNever } from '#kernel/assert-never';
import { type FilterCondition, FilterRefused, type Test, asksForNothing } from './filter';

/**
 * A path split at the first array: the array's path, and the rest inside its elements; `rest` is empty for the array
 * itself.
 */
export interface ThroughArray {
  readonly array: string;
  readonly rest: string;
  /** Declared arrays inside the elements, relative to them. */
  readonly arraysWithin: readonly string[];
}

/** Splits a path at the first declared array; undefined if it contains none. */
export const throughArray = (path: string, arrays: readonly string[]): ThroughArray | undefined => {
  const array = arrays
    .filter((each) => path === each || path.startsWith(`${each}.`))
    .sort((a, b) => a.length - b.length)[0];
  if (array === undefined) return undefined;
  const inside = `${array}.`;
  return {
    array,
    rest: path.slice(inside.length),
    arraysWithin: arrays.filter((each) => each.startsWith(inside)).map((each) => each.slice(inside.length)),
  };
};

const isEquality = (test: Test): boolean =>
  test.kind === 'equals' || (test.kind === 'not' && test.of.every(isEquality));

/** Refuses conditions on which engines disagree: missing values inside array elements, and nested arrays. */
export const refuseUnshared = (condition: FilterCondition, arrays: readonly string[]): void => {
  switch (condition.kind) {
    case 'every':
    case 'some':
    case 'none':
      return condition.of.forEach((each) => refuseUnshared(each, arrays));
    case 'field': {
      const { path, test } = condition;
      const through = throughArray(path, arrays);
      if (through === undefined || through.rest === '') return;
      if (asksForNothing(test)) {
        throw new FilterRefused(`Filter on ${path}: null and $exists inside the elements of ${through.array}.`);
      }
      if (throughArray(through.rest, through.arraysWithin) !== undefined && !isEquality(test)) {
        throw new FilterRefused(`Filter on ${path}: nested arrays support only equality.`);
      }
      return;
    }
    default:
      return assertNever(condition);
  }
};
