import type { Condition } from '../filter';

/**
 * SQL for the documents with the ids of a JSON list, which must not repeat any. The list is read directly: with `IN`, SQLite
 * first copies it to an index of its own, which takes longer than finding the documents.
 */
export const docsOfIds = (table: string): string =>
  `SELECT document.doc FROM json_each(?) AS listed
     CROSS JOIN ${table} AS document ON document.id = listed.value AND document.deleted = 0`;

/** The ids that a condition asks for, as such a list, if it asks for nothing else. */
export const idsOf = (condition: Condition): string | undefined => {
  if (condition.kind === 'every' && condition.of.length === 1 && condition.of[0] !== undefined)
    return idsOf(condition.of[0]);
  if (condition.kind !== 'field' || condition.path !== '_id' || condition.test.kind !== 'in') return undefined;
  const { values } = condition.test;
  return values.every((value) => typeof value === 'string') ? JSON.stringify([...new Set(values)]) : undefined;
};
