import type { Amount, DiaryEntry, Strength, Thing } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import type { FieldError } from '#kernel/decider';

export const MAX_STRENGTH = 10;
export const MAX_BRISTOL = 7;
export const MAX_STOOLS = 50;
export const MAX_AMOUNT = 10_000;
export const MAX_MINUTES = 24 * 60;
/** In characters; for the name of a thing and for a note. */
export const LONGEST_NAME = 200;
export const LONGEST_NOTE = 20_000;

const isWithin = (value: number, from: number, to: number): boolean => value >= from && value <= to;

const strengthFault = (value: Strength | null): FieldError | null =>
  typeof value !== 'number' || isWithin(value, 0, MAX_STRENGTH)
    ? null
    : { path: 'strength', message: `From 0 to ${MAX_STRENGTH}` };

const amountFault = (amount: Amount | null): FieldError | null =>
  amount === null || (amount.value > 0 && amount.value <= MAX_AMOUNT)
    ? null
    : { path: 'amount', message: `More than 0, at most ${MAX_AMOUNT}` };

const nameFault = (path: string, name: string, longest = LONGEST_NAME): FieldError | null => {
  if (name.trim() === '') return { path, message: 'Please fill this in' };
  return name.length <= longest ? null : { path, message: `At most ${longest} characters` };
};

const thingFault = (thing: Thing): FieldError | null => {
  switch (thing.kind) {
    case 'stool': {
      const { bristol, count } = thing;
      if (bristol !== null && !(Number.isInteger(bristol) && isWithin(bristol, 1, MAX_BRISTOL)))
        return { path: 'bristol', message: `A type from 1 to ${MAX_BRISTOL}` };
      return Number.isInteger(count) && isWithin(count, 1, MAX_STOOLS)
        ? null
        : { path: 'count', message: `From 1 to ${MAX_STOOLS}` };
    }
    case 'pain':
      return strengthFault(thing.strength) ?? (thing.where === null ? null : nameFault('where', thing.where));
    case 'symptom':
      return nameFault('what', thing.what) ?? strengthFault(thing.strength);
    case 'meal':
    case 'drink':
      return nameFault('what', thing.what) ?? amountFault(thing.amount);
    case 'medication':
      return nameFault('name', thing.name) ?? (thing.dose === null ? null : nameFault('dose', thing.dose));
    case 'sleep':
      return Number.isInteger(thing.minutes) && isWithin(thing.minutes, 1, MAX_MINUTES)
        ? null
        : { path: 'minutes', message: 'At most 24 hours' };
    case 'mood': {
      const { what, strength } = thing;
      if (what === null && strength === null) return { path: 'what', message: 'Please fill this in' };
      return strengthFault(strength) ?? (what === null ? null : nameFault('what', what));
    }
    case 'note':
      return nameFault('text', thing.text, LONGEST_NOTE);
    default:
      return assertNever(thing);
  }
};

/** The invalid part of an entry, such as a pain of 70 of 10 or a stool of type 9; null if there is none. */
export const entryFault = (entry: DiaryEntry): FieldError | null =>
  Number.isNaN(Date.parse(entry.at)) ? { path: 'at', message: 'Expected a time' } : thingFault(entry);
