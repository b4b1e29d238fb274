import {
  type Amount,
  type DiaryEntry,
  type EntryKind,
  type Thing,
  localDay,
  localTime,
} from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { capitalise } from '#kernel/capitalise';
import { nameOfDay } from '../asking/periods';
import { CONTAINERS, PORTIONS } from '../proposing/diary-patterns';
import type { Addressee } from '../wording/addressee';
import { type DiaryTexts, english } from '../wording/english';
import { textsIn } from '../wording/texts';

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

export const hoursWords = (minutes: number): string => {
  const whole = Math.round(minutes);
  return [
    ...(whole >= 60 ? [`${Math.floor(whole / 60)} h`] : []),
    ...(whole % 60 === 0 ? [] : [`${whole % 60} min`]),
  ].join(' ');
};

/** Units with a plural; `ml` has none. */
const COUNTED = new RegExp(`^(?:${CONTAINERS}|${PORTIONS})$`, 'u');
const SHORTEST_COUNTED = 3;

/** A unit in the singular or plural: `1 mug` corrected to 2 is `2 mugs`. */
const unitWords = (unit: string, value: number): string => {
  if (unit.length < SHORTEST_COUNTED || !COUNTED.test(unit)) return unit;
  const isPlural = /[^s]s$|sses$/u.test(unit);
  if (value > 1) return isPlural ? unit : `${unit}${/s$|ón$/u.test(unit) ? 'es' : 's'}`.replace(/ónes$/u, 'ones');
  return isPlural ? unit.replace(/(?<=ss)es$|s$/u, '') : unit;
};

const amountWords = ({ value, unit }: Amount, texts: DiaryTexts): string =>
  unit === null
    ? `${texts.figure(value)} ×`
    : `${texts.figure(value)} ${texts.unit(unitWords(unit, value), value > 1)}`;

/** `2 eggs`, `1 bagel`. A name in the other number keeps its form and gets a sign: `2 × coffee`. */
const piecesOf = (what: string, amount: Amount, texts: DiaryTexts): string =>
  amount.value === 1 || (amount.value > 1 && /[^s]s$/u.test(what))
    ? `${texts.figure(amount.value)} ${texts.noun(what)}`
    : `${amountWords(amount, texts)} ${texts.noun(what)}`;

const withAmount = (what: string, amount: Amount | null, texts: DiaryTexts): string =>
  amount === null
    ? capitalise(what)
    : amount.unit === null
      ? piecesOf(what, amount, texts)
      : `${capitalise(what)}, ${amountWords(amount, texts)}`;

/** A thing in words: `Pain 7 of 10, lower back`. */
export const thingWords = (thing: Thing, texts: DiaryTexts = english): string => {
  const { figure, ofTen } = texts;
  switch (thing.kind) {
    case 'stool': {
      const { bristol, count, blood } = thing;
      const parts = [
        texts.stool(bristol),
        ...(count === 1 ? [] : [texts.repeated(count)]),
        ...(blood === null ? [] : [blood ? texts.withBlood : texts.noBlood]),
      ];
      return parts.join(', ');
    }
    case 'pain':
      return [texts.pain(figure(thing.strength)), ...(thing.where === null ? [] : [texts.noun(thing.where)])].join(
        ', ',
      );
    case 'symptom': {
      const { what, strength } = thing;
      if (strength === null) return capitalise(what);
      return typeof strength === 'number'
        ? `${capitalise(what)} ${ofTen(figure(strength))}`
        : `${capitalise(what)}, ${texts.severities[strength]}`;
    }
    case 'meal':
    case 'drink':
      return withAmount(thing.what, thing.amount, texts);
    case 'medication':
      return thing.dose === null ? capitalise(thing.name) : `${capitalise(thing.name)}, ${thing.dose}`;
    case 'sleep':
      return texts.sleep(hoursWords(thing.minutes));
    case 'mood': {
      const parts = [
        ...(thing.what === null ? [] : [thing.what]),
        ...(thing.strength === null ? [] : [ofTen(figure(thing.strength))]),
      ];
      return texts.mood(parts.join(', '));
    }
    case 'note':
      return texts.note(thing.text);
    default:
      return assertNever(thing);
  }
};

export const clockWords = ({ at, offsetMinutes }: Pick<DiaryEntry, 'at' | 'offsetMinutes'>): string =>
  localTime(at, offsetMinutes).slice(11, 16);

/** Kinds dated "now" if no time is given: `pain 7/10`. Others (taken, eaten, slept) are only known to be past. */
const OF_NOW: readonly EntryKind[] = ['pain', 'symptom', 'mood', 'note'];

/** Whether the time is that of the event rather than that of the message. */
export const hasItsTime = ({ kind, said }: DiaryEntry): boolean =>
  said === 'time' || (said === 'none' && OF_NOW.includes(kind));

/** A time in words: `today 14:20`, `yesterday`; `noted today 14:20` if nobody said when it was. */
export const whenWords = (entry: DiaryEntry, { sent: { at, offsetMinutes }, language }: Addressee): string => {
  const texts = textsIn(language);
  const day = nameOfDay(localDay(entry.at, entry.offsetMinutes), localDay(at, offsetMinutes), texts);
  if (entry.said === 'day') return day;
  const when = texts.clockOn(day, clockWords(entry));
  return hasItsTime(entry) ? when : texts.noted(when);
};

/** An entry in words: `Pain 7 of 10, today 14:20`. */
export const entryWords = (entry: DiaryEntry, to: Addressee): string =>
  `${thingWords(entry, textsIn(to.language))}, ${whenWords(entry, to)}`;
