import { assertNever } from '#kernel/assert-never';
import { refuseUnshared, throughArray } from '../array-paths';
import { type ComparisonOperator, type FilterCondition, type Scalar, type Test, pathSegments } from '../filter';

/** A piece of SQL with its bound values, in order. */
export interface Sql {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

const sql = (text: string, ...values: readonly (string | number)[]): Sql => ({ text, values });

const join = (parts: readonly Sql[], operator: 'AND' | 'OR', whenEmpty: '0' | '1'): Sql =>
  parts.length === 0
    ? sql(whenEmpty)
    : {
        text: parts.length === 1 ? (parts[0]?.text ?? '') : `(${parts.map(({ text }) => text).join(` ${operator} `)})`,
        values: parts.flatMap(({ values }) => values),
      };

/** Comparing with NULL gives NULL in SQL; before negating, it must become false. */
const negate = (part: Sql): Sql => ({ text: `NOT coalesce(${part.text}, 0)`, values: part.values });

const jsonPath = (path: string): string =>
  `'$${pathSegments(path)
    .map((segment) => `."${segment.replaceAll("'", "''")}"`)
    .join('')}'`;

/** The value at a path as indexed: a text, a number, 0 or 1 for a boolean, JSON for an object or array. */
export const valueExpression = (path: string): string =>
  path === '_id' ? 'id' : `json_extract(doc, ${jsonPath(path)})`;

/** SQL of a value and of its JSON type, which is NULL if there is no value. */
interface Value {
  readonly value: string;
  readonly type: string;
}

const documentValue = (path: string): Value =>
  path === '_id'
    ? { value: 'id', type: "'text'" }
    : { value: valueExpression(path), type: `json_type(doc, ${jsonPath(path)})` };

const NUMBERS = "('integer', 'real')";

/**
 * SQLite represents booleans as 0 and 1, and objects and arrays as text; the type is checked only for values that could be
 * confused.
 */
const equals = ({ value, type }: Value, wanted: Scalar): Sql => {
  switch (typeof wanted) {
    case 'string':
      return /^[[{]/.test(wanted) ? sql(`(${value} = ? AND ${type} = 'text')`, wanted) : sql(`${value} = ?`, wanted);
    case 'number':
      return wanted === 0 || wanted === 1
        ? sql(`(${value} = ? AND ${type} IN ${NUMBERS})`, wanted)
        : sql(`${value} = ?`, wanted);
    case 'boolean':
      return sql(`(${value} = ${wanted ? 1 : 0} AND ${type} = '${wanted}')`);
    default:
      return sql(`${value} IS NULL`);
  }
};

const isPlain = (wanted: Scalar): wanted is string | number =>
  typeof wanted === 'string' ? !/^[[{]/.test(wanted) : typeof wanted === 'number' && wanted !== 0 && wanted !== 1;

/** A list is bound as one value, so that lists of any length share a prepared statement. */
const isAnyOf = (at: Value, wanted: readonly Scalar[]): Sql => {
  const plain = wanted.filter(isPlain);
  const listed =
    plain.length === 0 ? [] : [sql(`${at.value} IN (SELECT value FROM json_each(?))`, JSON.stringify(plain))];
  const others = wanted.filter((each) => !isPlain(each)).map((each) => equals(at, each));
  return join([...listed, ...others], 'OR', '0');
};

const SIGNS: Readonly<Record<ComparisonOperator, string>> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' };

/** Whether 0 or 1, which may be booleans, pass a comparison. */
const takesBooleans: Readonly<Record<ComparisonOperator, (wanted: number) => boolean>> = {
  $gt: (wanted) => wanted < 1,
  $gte: (wanted) => wanted <= 1,
  $lt: (wanted) => wanted > 0,
  $lte: (wanted) => wanted >= 0,
};

/** Whether texts that begin with `[` or `{`, which may be JSON, pass a comparison; `|` comes after `{`. */
const takesJson: Readonly<Record<ComparisonOperator, (wanted: string) => boolean>> = {
  $gt: (wanted) => wanted < '|',
  $gte: (wanted) => wanted < '|',
  $lt: (wanted) => wanted >= '[',
  $lte: (wanted) => wanted >= '[',
};

/** Whether a comparison also takes values of the other type: in SQLite all numbers come before all texts. */
const takesOtherType = (comparison: ComparisonOperator, wanted: string | number): boolean => {
  const isBelow = comparison === '$lt' || comparison === '$lte';
  return isBelow === (typeof wanted === 'string');
};

/**
 * Further conditions on a value that passes a comparison, so that it is a number or text like the one it is compared
 * with. They must not be bounds: given two lower bounds, SQLite may seek the lower one in an index. The document is
 * read only for booleans, which are 0 or 1, and for JSON of objects and arrays.
 */
const sameType = (
  { value, type }: Value,
  comparison: ComparisonOperator,
  wanted: string | number,
): readonly string[] => {
  const ofType = takesOtherType(comparison, wanted)
    ? [`typeof(${value}) ${typeof wanted === 'string' ? '=' : '<>'} 'text'`]
    : [];
  if (typeof wanted === 'number')
    return takesBooleans[comparison](wanted)
      ? [...ofType, `(${value} NOT IN (0, 1) OR ${type} IN ${NUMBERS})`]
      : ofType;
  return takesJson[comparison](wanted)
    ? [...ofType, `(${value} < '[' OR substr(${value}, 1, 1) NOT IN ('[', '{') OR ${type} = 'text')`]
    : ofType;
};

/** A test of a value that is not an array. */
const passes = (at: Value, test: Exclude<Test, { kind: 'not' | 'all' | 'size' }>): Sql => {
  switch (test.kind) {
    case 'equals':
      return equals(at, test.value);
    case 'in':
      return isAnyOf(at, test.values);
    case 'compares': {
      const { comparison, value: wanted } = test;
      const tests = [`${at.value} ${SIGNS[comparison]} ?`, ...sameType(at, comparison, wanted)];
      return sql(`(${tests.join(' AND ')})`, wanted);
    }
    case 'exists':
      return sql(`${at.type} IS NOT NULL`);
    default:
      return assertNever(test);
  }
};

/** The source in which a test finds the values at a path: a document or an array element. */
interface Source {
  /** SQL of the JSON that the path is relative to. */
  readonly json: string;
  readonly at: (path: string) => Value;
  readonly arrays: readonly string[];
  readonly depth: number;
}

const within = (element: string, arrays: readonly string[], depth: number): Source => {
  const json = `CASE WHEN ${element}.type = 'object' THEN ${element}.value END`;
  return {
    json,
    at: (path) => ({
      value: `json_extract(${json}, ${jsonPath(path)})`,
      type: `json_type(${json}, ${jsonPath(path)})`,
    }),
    arrays,
    depth,
  };
};

const fieldSql = (source: Source, path: string, test: Test): Sql => {
  if (test.kind === 'not')
    return negate(
      join(
        test.of.map((each) => fieldSql(source, path, each)),
        'AND',
        '1',
      ),
    );
  const through = throughArray(path, source.arrays);
  const element = `e${source.depth}`;
  const some = (array: string, inside: Sql): Sql => ({
    text: `EXISTS (SELECT 1 FROM json_each(${source.json}, ${jsonPath(array)}) AS ${element} WHERE ${inside.text})`,
    values: inside.values,
  });
  if (through !== undefined && through.rest !== '') {
    if (test.kind === 'all') {
      return join(
        test.values.map((value) => fieldSql(source, path, { kind: 'equals', value })),
        'AND',
        '0',
      );
    }
    const inner = within(element, through.arraysWithin, source.depth + 1);
    return some(through.array, fieldSql(inner, through.rest, test));
  }
  const at = source.at(path);
  const each: Value = { value: `${element}.value`, type: `${element}.type` };
  switch (test.kind) {
    case 'size':
      return sql(`(${at.type} = 'array' AND json_array_length(${source.json}, ${jsonPath(path)}) = ${test.size})`);
    case 'all':
      return join(
        [sql(`${at.type} = 'array'`), ...test.values.map((value) => some(path, equals(each, value)))],
        'AND',
        '0',
      );
    case 'exists':
      return passes(at, test);
    case 'equals':
    case 'in':
    case 'compares': {
      if (through === undefined) return passes(at, test);
      const matched = some(path, passes(each, test));
      const nothing = test.kind === 'equals' ? test.value === null : test.kind === 'in' && test.values.includes(null);
      return nothing ? join([sql(`${at.value} IS NULL`), matched], 'OR', '0') : matched;
    }
    default:
      return assertNever(test);
  }
};

const conditionSql = (source: Source, condition: FilterCondition): Sql => {
  switch (condition.kind) {
    case 'every':
      return join(
        condition.of.map((each) => conditionSql(source, each)),
        'AND',
        '1',
      );
    case 'some':
      return join(
        condition.of.map((each) => conditionSql(source, each)),
        'OR',
        '0',
      );
    case 'none':
      return negate(
        join(
          condition.of.map((each) => conditionSql(source, each)),
          'OR',
          '0',
        ),
      );
    case 'field':
      return fieldSql(source, condition.path, condition.test);
    default:
      return assertNever(condition);
  }
};

/** The WHERE clause for rows of `(id, doc)`. Indexed expressions are written as in `valueAt`. */
export const filterToSql = (condition: FilterCondition, arrays: readonly string[]): Sql => {
  refuseUnshared(condition, arrays);
  return conditionSql({ json: 'doc', at: documentValue, arrays, depth: 0 }, condition);
};

/** The ORDER BY clause; `_id` breaks ties in the direction of the last key. */
export const sortToSql = (sort: Readonly<Record<string, 1 | -1>>): string => {
  const keys = Object.entries(sort);
  const last = keys.at(-1);
  const ordered = '_id' in sort || last === undefined ? keys : [...keys, ['_id', last[1]] as const];
  return ordered.map(([path, direction]) => `${valueExpression(path)}${direction === -1 ? ' DESC' : ''}`).join(', ');
};
