import type { Json } from '#kernel/json';

type Fields = Readonly<Record<string, Json | undefined>>;

/** A deep copy without undefined fields, as JSON has none. Faster than structuredClone here. */
export const copyOf = <T extends object | Json>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  const fields = Object.entries(value as Fields).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(fields.map(([key, inner]) => [key, copyOf(inner as Json)])) as T;
};

/** The value itself, frozen so that nobody can change it. */
export const frozen = <T extends object | Json>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value as Fields).forEach((inner) => inner !== undefined && frozen(inner));
  return Object.freeze(value);
};

/** Equal as JSON, regardless of the order of fields. */
export const sameJson = (left: Json | undefined, right: Json | undefined): boolean => {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((each: Json, index) => sameJson(each, right[index] as Json));
  }
  const [mine, theirs] = [left as Fields, right as Fields];
  const keys = Object.keys(mine);
  return (
    keys.length === Object.keys(theirs).length &&
    keys.every((key) => Object.hasOwn(theirs, key) && sameJson(mine[key], theirs[key]))
  );
};
