import type { FilterCondition } from '../filter';

/** The ids that a condition asks for, each once, if it asks for nothing else. */
export const idsOf = (condition: FilterCondition): readonly string[] | undefined => {
  if (condition.kind === 'every' && condition.of.length === 1 && condition.of[0] !== undefined)
    return idsOf(condition.of[0]);
  if (condition.kind !== 'field' || condition.path !== '_id' || condition.test.kind !== 'in') return undefined;
  const ids = condition.test.values.filter((value) => typeof value === 'string');
  return ids.length === condition.test.values.length ? [...new Set(ids)] : undefined;
};
