import {
  type Amount,
  type DiaryEntry,
  type EntryKind,
  type Thing,
  localDay,
  localTime,
} from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { dayWords } from '../asking/periods';
import type { SentAt } from '../proposing/sent-at';
import { CONTAINERS, PORTIONS } from '../proposing/words';

export const KIND_NAMES: Readonly<Record<EntryKind, string>> = {
  stool: 'Stools',
  pain: 'Pain',
  symptom: 'Symptoms',
  meal: 'Meals',
  drink: 'Drinks',
  medication: 'Medication',
  sleep: 'Sleep',
  mood: 'Mood',
  note: 'Notes',
};

export const figure = (value: number): string => String(Math.round(value * 100) / 100);

export const hoursWords = (minutes: number): string => {
  const whole = Math.round(minutes);
  return [
    ...(whole >= 60 ? [`${Math.floor(whole / 60)} h`] : []),
    ...(whole % 60 === 0 ? [] : [`${whole % 60} min`]),
  ].join(' ');
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is counted by the piece, and has a plural; `ml` has none. */
const COUNTED = new RegExp(`^(?:${CONTAINERS}|${PORTIONS})$`, 'u');
const SHORTEST_COUNTED = 3;

/** A unit in the number of its amount: `1 mug` that is corrected to 2 is `2 mugs`. */
const unitWords = (unit: string, value: number): string => {
  if (unit.length < SHORTEST_COUNTED || !COUNTED.test(unit)) return unit;
  const isPlural = /[^s]s$|sses$/u.test(unit);
  if (value > 1) return isPlural ? unit : `${unit}${/s$|ón$/u.test(unit) ? 'es' : 's'}`.replace(/ónes$/u, 'ones');
  return isPlural ? unit.replace(/(?<=ss)es$|s$/u, '') : unit;
};

const amountWords = ({ value, unit }: Amount): string =>
  unit === null ? `${figure(value)} ×` : `${figure(value)} ${unitWords(unit, value)}`;

/** `2 eggs`, `1 bagel`, but `2 × coffee`: what is named in the other number keeps its words, and gets a sign. */
const piecesOf = (what: string, amount: Amount): string =>
  amount.value === 1 || (amount.value > 1 && /[^s]s$/u.test(what))
    ? `${figure(amount.value)} ${what}`
    : `${amountWords(amount)} ${what}`;

const withAmount = (what: string, amount: Amount | null): string =>
  amount === null
    ? capital(what)
    : amount.unit === null
      ? piecesOf(what, amount)
      : `${capital(what)}, ${amountWords(amount)}`;

/** A thing in words: `Pain 7 of 10, lower back`. */
export const thingWords = (thing: Thing): string => {
  switch (thing.kind) {
    case 'stool': {
      const { bristol, count, blood } = thing;
      const parts = [
        bristol === null ? 'Stool' : `Stool type ${bristol}`,
        ...(count === 1 ? [] : [`${count} times`]),
        ...(blood === null ? [] : [blood ? 'with blood' : 'no blood']),
      ];
      return parts.join(', ');
    }
    case 'pain':
      return `Pain ${figure(thing.strength)} of 10${thing.where === null ? '' : `, ${thing.where}`}`;
    case 'symptom': {
      const { what, strength } = thing;
      if (strength === null) return capital(what);
      return typeof strength === 'number'
        ? `${capital(what)} ${figure(strength)} of 10`
        : `${capital(what)}, ${strength}`;
    }
    case 'meal':
    case 'drink':
      return withAmount(thing.what, thing.amount);
    case 'medication':
      return thing.dose === null ? capital(thing.name) : `${capital(thing.name)}, ${thing.dose}`;
    case 'sleep':
      return `Sleep, ${hoursWords(thing.minutes)}`;
    case 'mood': {
      const parts = [
        ...(thing.what === null ? [] : [thing.what]),
        ...(thing.strength === null ? [] : [`${figure(thing.strength)} of 10`]),
      ];
      return `Mood: ${parts.join(', ')}`;
    }
    case 'note':
      return `Note: ${thing.text}`;
    default:
      return assertNever(thing);
  }
};

export const clockOf = ({ at, offsetMinutes }: Pick<DiaryEntry, 'at' | 'offsetMinutes'>): string =>
  localTime(at, offsetMinutes).slice(11, 16);

/** Kinds that apply to now when told without a time: `pain 7/10`. What was taken, eaten or slept is only known to be past. */
const OF_NOW: readonly EntryKind[] = ['pain', 'symptom', 'mood', 'note'];

/** Whether an entry's time is that of the thing, not just of the message. */
export const hasItsTime = ({ kind, said }: DiaryEntry): boolean =>
  said === 'time' || (said === 'none' && OF_NOW.includes(kind));

/** A time in words: `today 14:20`, `yesterday`; `noted today 14:20` where nobody said when it was. */
export const whenWords = (entry: DiaryEntry, { at, offsetMinutes }: SentAt): string => {
  const day = dayWords(localDay(entry.at, entry.offsetMinutes), localDay(at, offsetMinutes)).replace(/^on /, '');
  if (entry.said === 'day') return day;
  return `${hasItsTime(entry) ? '' : 'noted '}${day} ${clockOf(entry)}`;
};

/** An entry in words: `Pain 7 of 10, today 14:20`. */
export const entryWords = (entry: DiaryEntry, sent: SentAt): string =>
  `${thingWords(entry)}, ${whenWords(entry, sent)}`;
