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

/** How entries are called wherever they are shown. */

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

const amountWords = ({ value, unit }: Amount): string =>
  unit === null ? `${figure(value)} ×` : `${figure(value)} ${unit}`;

const withAmount = (what: string, amount: Amount | null): string =>
  amount === null
    ? capital(what)
    : amount.unit === null
      ? `${amountWords(amount)} ${what}`
      : `${capital(what)}, ${amountWords(amount)}`;

/** `Pain 7 of 10, lower back`. */
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

/** Told without a time these are of now: `pain 7/10`. Of what was taken, eaten or slept only the past is sure. */
const OF_NOW: readonly EntryKind[] = ['pain', 'symptom', 'mood', 'note'];

/** Whether its time is that of the thing, not of the message alone. */
export const hasItsTime = ({ kind, said }: DiaryEntry): boolean =>
  said === 'time' || (said === 'none' && OF_NOW.includes(kind));

/** `today 14:20`, `yesterday`; `noted today 14:20` where nobody said when it was. */
export const whenWords = (entry: DiaryEntry, { at, offsetMinutes }: SentAt): string => {
  const day = dayWords(localDay(entry.at, entry.offsetMinutes), localDay(at, offsetMinutes)).replace(/^on /, '');
  if (entry.said === 'day') return day;
  return `${hasItsTime(entry) ? '' : 'noted '}${day} ${clockOf(entry)}`;
};

/** `Pain 7 of 10, today 14:20`. */
export const entryWords = (entry: DiaryEntry, sent: SentAt): string =>
  `${thingWords(entry)}, ${whenWords(entry, sent)}`;
