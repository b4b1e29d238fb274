import type { Json } from '#kernel/json';
import type { Changes } from '#kernel/projection';
import { sameJson } from './json-values';
import { WriteRefused } from './read-store';

type Mutable = { [key: string]: Json | undefined };
type Operator = keyof Changes;

/** The place at which an operator applies. */
interface FieldSlot {
  readonly container: Json[] | Mutable;
  /** A field name or an array index. */
  readonly step: string;
  readonly value: Json | undefined;
}

interface Path {
  readonly parents: readonly string[];
  readonly last: string;
}

const INDEX = /^(0|[1-9]\d*)$/;

const paths = new Map<string, Path>();
const MAX_PATHS = 1000;

const parsePath = (path: string): Path => {
  const known = paths.get(path);
  if (known !== undefined) return known;
  const steps = path.split('.');
  if (path === '_id' || steps.some((step) => step === '' || step.startsWith('$') || step === '__proto__')) {
    throw new WriteRefused(`${path} cannot be changed.`);
  }
  if (paths.size >= MAX_PATHS) paths.clear();
  const parsed = { parents: steps.slice(0, -1), last: steps.at(-1) ?? '' };
  paths.set(path, parsed);
  return parsed;
};

const placeIn = (container: Json | Mutable | undefined, step: string, path: string): FieldSlot => {
  if (Array.isArray(container)) {
    if (!INDEX.test(step)) throw new WriteRefused(`${path} names a field of an array.`);
    const list: Json[] = container;
    if (Number(step) > list.length) throw new WriteRefused(`${path} is past the end of the array.`);
    return { container: list, step, value: list[Number(step)] };
  }
  if (typeof container !== 'object' || container === null)
    throw new WriteRefused(`${path} goes through a scalar value.`);
  const fields = container as Mutable;
  return { container: fields, step, value: Object.hasOwn(fields, step) ? fields[step] : undefined };
};

const setAt = ({ container, step }: FieldSlot, value: Json): void => {
  if (Array.isArray(container)) container[Number(step)] = value;
  else container[step] = value;
};

const unsetAt = ({ container, step, value }: FieldSlot): void => {
  if (value === undefined) return;
  // MongoDB keeps the indexes of the other elements.
  if (Array.isArray(container)) container[Number(step)] = null;
  else delete container[step];
};

const shallowCopy = (container: readonly Json[] | Mutable): Json[] | Mutable =>
  Array.isArray(container) ? [...(container as readonly Json[])] : { ...(container as Mutable) };

/**
 * The position at a path, within copies of the containers on the way, since those may be shared. Creates missing objects
 * if `making`; otherwise returns undefined.
 */
const parentOf = (document: Mutable, path: string, making: boolean): FieldSlot | undefined => {
  const { parents, last } = parsePath(path);
  let container: Json | Mutable = document;
  for (const step of parents) {
    const slot = placeIn(container, step, path);
    const inner: Json | Mutable = slot.value ?? (slot.value === undefined && making ? {} : null);
    if (typeof inner !== 'object' || inner === null) {
      if (!making) return undefined;
      throw new WriteRefused(`${path} goes through a scalar value.`);
    }
    container = shallowCopy(inner);
    setAt(slot, container as Json);
  }
  return placeIn(container, last, path);
};

const RANKS = ['null', 'number', 'string', 'object', 'array', 'boolean'];
const rankOf = (value: Json): number =>
  RANKS.indexOf(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** MongoDB's type order; within numbers and texts, their natural order. */
const isBefore = (left: Json, right: Json): boolean => {
  const [leftRank, rightRank] = [rankOf(left), rankOf(right)];
  if (leftRank !== rightRank) return leftRank < rightRank;
  return (typeof left === 'number' && typeof right === 'number') ||
    (typeof left === 'string' && typeof right === 'string')
    ? left < right
    : false;
};

const numberAt = (value: Json | undefined, operator: Operator, path: string): number => {
  if (value === undefined) return 0;
  if (typeof value !== 'number') throw new WriteRefused(`${operator} on ${path}, which is not a number.`);
  return value;
};

const listAt = (value: Json | undefined, operator: Operator, path: string): readonly Json[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new WriteRefused(`${operator} on ${path}, which is not an array.`);
  return value as readonly Json[];
};

const isModifier = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).some((key) => key.startsWith('$'));

const plain = (value: Json, operator: Operator, path: string): Json => {
  if (isModifier(value)) throw new WriteRefused(`${operator} on ${path} requires a scalar value.`);
  return value;
};

const carryOut = (document: Mutable, operator: Operator, path: string, operand: Json): void => {
  const slot = parentOf(document, path, operator !== '$unset' && operator !== '$pull');
  if (slot === undefined) return;
  const { value } = slot;
  switch (operator) {
    case '$set':
      return setAt(slot, operand);
    case '$unset':
      return unsetAt(slot);
    case '$inc':
      return setAt(slot, numberAt(value, operator, path) + numberAt(operand, operator, path));
    case '$min':
      return value === undefined || isBefore(operand, value) ? setAt(slot, operand) : undefined;
    case '$push':
      return setAt(slot, [...listAt(value, operator, path), plain(operand, operator, path)]);
    case '$addToSet': {
      const list = listAt(value, operator, path);
      const added = plain(operand, operator, path);
      if (value !== undefined && list.some((each) => sameJson(each, added))) return undefined;
      return setAt(slot, [...list, added]);
    }
    case '$pull':
      // MongoDB would treat an object as a condition; projections that need one replace the whole array.
      if (typeof operand === 'object' && operand !== null)
        throw new WriteRefused(`$pull on ${path} requires a scalar value.`);
      if (value === undefined) return undefined;
      return setAt(
        slot,
        listAt(value, operator, path).filter((each) => each !== operand),
      );
    default:
      throw new WriteRefused(`${String(operator)} is not an update operator of the read store.`);
  }
};

/**
 * A document changed by MongoDB's update operators. Shares what did not change with the given document and with the
 * changes, so none of them may be modified. Throws WriteRefused where MongoDB would fail.
 */
export const changedDocument = (document: object, changes: Changes): object => {
  const copy: Mutable = { ...(document as Mutable) };
  // Keys rather than entries: a rebuild applies millions of changes.
  for (const operator of Object.keys(changes) as Operator[]) {
    const fields = (changes[operator] ?? {}) as Readonly<Record<string, Json | undefined>>;
    for (const path of Object.keys(fields)) {
      const operand = fields[path];
      // A missing optional field of an event.
      if (operand === undefined) continue;
      carryOut(copy, operator, path, operand);
    }
  }
  return copy;
};
