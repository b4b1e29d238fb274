import type { Json } from '#kernel/json';
import type { Changes } from '#kernel/projection';
import { copyOf, sameJson } from './json-values';
import { WriteRefused } from './read-store';

type Mutable = { [key: string]: Json | undefined };
type Operator = keyof Changes;

/** Where an operator acts: the value there now, and how to replace it. */
interface Place {
  readonly value: Json | undefined;
  set(value: Json): void;
  unset(): void;
}

const INDEX = /^(0|[1-9]\d*)$/;

const splits = new Map<string, readonly string[]>();
const MOST_SPLITS = 1000;

const stepsOf = (path: string): readonly string[] => {
  const known = splits.get(path);
  if (known !== undefined) return known;
  const steps = path.split('.');
  if (path === '_id' || steps.some((step) => step === '' || step.startsWith('$') || step === '__proto__')) {
    throw new WriteRefused(`${path} is not a path that can be changed.`);
  }
  if (splits.size >= MOST_SPLITS) splits.clear();
  splits.set(path, steps);
  return steps;
};

const placeIn = (container: Json | Mutable | undefined, step: string, path: string): Place => {
  if (Array.isArray(container)) {
    if (!INDEX.test(step)) throw new WriteRefused(`${path} names a field of an array.`);
    const list: Json[] = container;
    const index = Number(step);
    if (index > list.length) throw new WriteRefused(`${path} is past the end of the array.`);
    return {
      value: list[index],
      set: (value) => void (list[index] = value),
      // MongoDB keeps the places of the others.
      unset: () => void (index < list.length && (list[index] = null)),
    };
  }
  if (typeof container !== 'object' || container === null) throw new WriteRefused(`${path} leads through a value.`);
  const fields = container as Mutable;
  return {
    value: Object.hasOwn(fields, step) ? fields[step] : undefined,
    set: (value) => void (fields[step] = value),
    unset: () => void delete fields[step],
  };
};

/** The place that a path leads to; objects on the way are made where `making`, else undefined is the answer. */
const placeOf = (document: Mutable, path: string, making: boolean): Place | undefined => {
  const steps = stepsOf(path);
  let container: Json | Mutable | undefined = document;
  for (const step of steps.slice(0, -1)) {
    const place = placeIn(container, step, path);
    if (place.value === undefined) {
      if (!making) return undefined;
      place.set({});
    }
    container = placeIn(container, step, path).value;
    if (!making && (typeof container !== 'object' || container === null)) return undefined;
  }
  return placeIn(container, steps.at(-1) ?? '', path);
};

const RANKS = ['null', 'number', 'string', 'object', 'array', 'boolean'];
const rankOf = (value: Json): number =>
  RANKS.indexOf(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** MongoDB's order over types; within numbers and texts, their own. */
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
  if (typeof value !== 'number') throw new WriteRefused(`${operator} on ${path}, which holds no number.`);
  return value;
};

const listAt = (value: Json | undefined, operator: Operator, path: string): readonly Json[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new WriteRefused(`${operator} on ${path}, which holds no array.`);
  return value as readonly Json[];
};

const isModifier = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).some((key) => key.startsWith('$'));

const plain = (value: Json, operator: Operator, path: string): Json => {
  if (isModifier(value)) throw new WriteRefused(`${operator} on ${path} takes a plain value.`);
  return value;
};

const carryOut = (document: Mutable, operator: Operator, path: string, operand: Json): void => {
  const place = placeOf(document, path, operator !== '$unset' && operator !== '$pull');
  if (place === undefined) return;
  const { value } = place;
  switch (operator) {
    case '$set':
      return place.set(copyOf(operand));
    case '$unset':
      return value === undefined ? undefined : place.unset();
    case '$inc':
      return place.set(numberAt(value, operator, path) + numberAt(operand, operator, path));
    case '$mul':
      return place.set(numberAt(value, operator, path) * numberAt(operand, operator, path));
    case '$min':
      return value === undefined || isBefore(operand, value) ? place.set(operand) : undefined;
    case '$max':
      return value === undefined || isBefore(value, operand) ? place.set(operand) : undefined;
    case '$push':
      return place.set([...listAt(value, operator, path), copyOf(plain(operand, operator, path))]);
    case '$addToSet': {
      const list = listAt(value, operator, path);
      const added = plain(operand, operator, path);
      if (value !== undefined && list.some((each) => sameJson(each, added))) return undefined;
      return place.set([...list, copyOf(added)]);
    }
    case '$pull':
      // MongoDB reads an object here as a condition; projections that need one write the whole array.
      if (typeof operand === 'object' && operand !== null)
        throw new WriteRefused(`$pull on ${path} takes a plain value.`);
      if (value === undefined) return undefined;
      return place.set(listAt(value, operator, path).filter((each) => each !== operand));
    default:
      throw new WriteRefused(`${String(operator)} is not an update operator of the read store.`);
  }
};

/** Carries MongoDB's update operators out on a document that the caller owns. Throws WriteRefused where MongoDB would. */
export const applyChanges = (document: object, changes: Changes): void => {
  for (const [operator, fields] of Object.entries(changes)) {
    for (const [path, operand] of Object.entries(fields as Readonly<Record<string, Json | undefined>>)) {
      // An optional field of an event that is not there.
      if (operand === undefined) continue;
      carryOut(document as Mutable, operator as Operator, path, operand);
    }
  }
};
