import type { Document } from '#kernel/projection';
import { throughArray } from '#platform/read-store/array-paths';
import { valueAt } from '#platform/read-store/document-values';
import { type FilterCondition, FilterRefused } from '#platform/read-store/filter';
import { WriteRefused } from '#platform/read-store/read-store';

const refuseKeys = (value: unknown, path: string): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && (key.includes('.') || key.startsWith('$'))) {
      throw new WriteRefused(`${path}${key}: a key with a dot or a leading $ cannot be addressed by a path.`);
    }
    refuseKeys(inner, `${path}${key}.`);
  }
};

/** Refuses a document that another adapter could not store or would query differently. */
export const refuseUnportable = (document: object, arrays: readonly string[]): void => {
  refuseKeys(document, '');
  for (const path of arrays) {
    const value = valueAt(document, path);
    if (value !== undefined && value !== null && !Array.isArray(value)) {
      throw new WriteRefused(`${path} is declared as an array but is not one.`);
    }
  }
};

const fieldsOf = (condition: FilterCondition): readonly Extract<FilterCondition, { kind: 'field' }>[] =>
  condition.kind === 'field' ? [condition] : condition.of.flatMap(fieldsOf);

/** Prefixes of a path, including the path itself at the end. */
const prefixes = (path: string): readonly string[] =>
  path.split('.').map((_, index, segments) => segments.slice(0, index + 1).join('.'));

/** Refuses a filter that would match elements here but nothing in SQLite, because the array is not declared. */
export const refuseUndeclaredArrays = (
  condition: FilterCondition,
  arrays: readonly string[],
  documents: readonly Document[],
): void => {
  for (const { path, test } of fieldsOf(condition)) {
    if (test.kind === 'size' || test.kind === 'all' || test.kind === 'exists') continue;
    if (throughArray(path, arrays) !== undefined) continue;
    const undeclared = prefixes(path).find((prefix) => documents.some((each) => Array.isArray(valueAt(each, prefix))));
    if (undeclared !== undefined) {
      throw new FilterRefused(`Filter on ${path}: declare ${undeclared} under \`arrays\` of the projection.`);
    }
  }
};
