import { assertNever } from '#kernel/assert-never';
import type { FilterCondition, Test } from '../filter';

type Query = { readonly [key: string]: unknown };

const negated = (path: string, test: Test): Query => {
  switch (test.kind) {
    case 'equals':
      return { [path]: { $ne: test.value } };
    case 'in':
      return { [path]: { $nin: test.values } };
    case 'exists':
      return { [path]: { $exists: false } };
    case 'compares':
    case 'all':
    case 'size':
    case 'not':
      return { $nor: [fieldQuery(path, test)] };
    default:
      return assertNever(test);
  }
};

const fieldQuery = (path: string, test: Test): Query => {
  switch (test.kind) {
    case 'equals':
      return { [path]: { $eq: test.value } };
    case 'in':
      return { [path]: { $in: test.values } };
    case 'compares':
      return { [path]: { [test.comparison]: test.value } };
    case 'exists':
      return { [path]: { $exists: true } };
    case 'all':
      return { [path]: { $all: test.values } };
    case 'size':
      return { [path]: { $size: test.size } };
    case 'not': {
      const [only, ...others] = test.of;
      if (only !== undefined && others.length === 0) return negated(path, only);
      return { $nor: [{ $and: test.of.map((each) => fieldQuery(path, each)) }] };
    }
    default:
      return assertNever(test);
  }
};

/** One condition per test, since servers disagree about whether several under one path must match the same element. */
export const filterToQuery = (condition: FilterCondition): Query => {
  switch (condition.kind) {
    case 'every':
      return condition.of.length === 0 ? {} : { $and: condition.of.map(filterToQuery) };
    case 'some':
      return { $or: condition.of.map(filterToQuery) };
    case 'none':
      return { $nor: condition.of.map(filterToQuery) };
    case 'field':
      return fieldQuery(condition.path, condition.test);
    default:
      return assertNever(condition);
  }
};
