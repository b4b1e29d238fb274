import { type DiaryEntry, type Times, localDay } from '#events/conversations/diary-entry';
import { HOUR_MS, MINUTE_MS } from '#kernel/durations';
import { tokens } from '#text/words/stems';
import { clockWords, thingWords } from '../diary/entry-words';
import { entryFault } from '../domain/entry-limits';
import { anyLanguage } from '../languages/diary-languages';
import { sameStem } from '../languages/same-things';
import { german } from '../wording/german';
import { asTyped } from './as-typed';
import { isAroundFood } from './diary-names';
import { CONTAINERS, PORTIONS } from './diary-patterns';
import { NAMED_MEAL } from './meant-entries';
import type { Moment } from './moment-pieces';
import { momentOf } from './moments';
import { COUNT, valueOf } from './numbers';
import type { SentAt } from './sent-at';
import { timingOf } from './timing';
import { toldIn } from './told';

/** Words that make a statement of a correction: `pain` for `4/10`. */
const beginningsOf = (entry: DiaryEntry): readonly string[] => {
  switch (entry.kind) {
    case 'pain':
      return ['', 'pain ', 'pain: '];
    case 'symptom':
      return ['', `${entry.what.toLowerCase()} `];
    case 'medication':
      return ['', `${entry.name.toLowerCase()} `, 'took '];
    case 'sleep':
      return ['', 'slept '];
    case 'mood':
      return ['', 'mood '];
    case 'meal':
    case 'drink':
      return ['had ', ''];
    case 'stool':
    case 'note':
      return [''];
  }
};

/** The corrected entry; fields that the correction does not mention are kept. */
const merged = (was: DiaryEntry, is: DiaryEntry): DiaryEntry => {
  if (was.kind === 'pain' && is.kind === 'pain') return { ...is, where: is.where ?? was.where };
  if (was.kind === 'stool' && is.kind === 'stool')
    return {
      ...is,
      bristol: is.bristol ?? was.bristol,
      count: is.count === 1 ? was.count : is.count,
      blood: is.blood ?? was.blood,
    };
  if ((was.kind === 'drink' || was.kind === 'meal') && is.kind === was.kind)
    return { ...is, amount: is.amount ?? was.amount };
  if (was.kind === 'medication' && is.kind === 'medication') return { ...is, dose: is.dose ?? was.dose };
  return is;
};

/** What a correction denies: `10:30 (not 10)`. */
export const CONTRAST = new RegExp(`(?:,? (?:${anyLanguage(({ requests }) => requests.insteadOf)}) )(?<not>.+)$`, 'u');

/** The form in which a word is compared: `two` and `2` are equal. */
const alike = (word: string): string => {
  const value = valueOf(word);
  return value === null || /^an?$/.test(word) ? sameStem(word) : String(value);
};

/** Whether a correction that denies a value fits an entry: `not 142` does not fit one of 7. */
export const saysTheOther = (was: DiaryEntry, to: string): boolean => {
  const not = CONTRAST.exec(to)?.groups?.not;
  if (not === undefined) return true;
  const clock = was.said === 'day' ? '' : clockWords(was);
  const hour = Number(clock.slice(0, 2));
  const own = new Set(
    tokens(`${thingWords(was)} ${thingWords(was, german)} ${clock} ${hour} ${hour % 12} ${was.words ?? ''}`).map(alike),
  );
  const said = tokens(not.replace(/(\d)(?=\p{L})/gu, '$1 '))
    .filter((word) => !/^(?:at|an?|the|of|out|el|las?|los|un|una|um|uhr|der|die|das|eine?|von)$/u.test(word))
    .map(alike);
  return said.length > 0 && said.every((word) => own.has(word));
};

interface Changed {
  readonly entry: DiaryEntry;
  readonly times: Times;
}

/** The longest time between an entry and a correction of its time. */
const NEAR_MS = 4 * HOUR_MS;

/** Corrects a thing and its time: `decaf and it was at 7:30`. */
const AND_WHEN = /^(?<what>.+?),? (?:and|y) (?:(?:it|that) )?(?:was )?(?<when>(?:at|around|a las?) .+)$/u;

/** A correction that a message asks for. */
export interface RequestedCorrection {
  /** What the entry is to say: `4/10`. */
  readonly to: string;
  /** The name that the message calls the entry by; null if it names none. */
  readonly which: string | null;
  /** The message, which the corrected entry has as its words. */
  readonly words: string;
  readonly sent: SentAt;
}

/** The corrected entry; null if the correction cannot apply to it. */
export const correctedEntry = (was: DiaryEntry, correction: RequestedCorrection): Changed | null => {
  const { what, when: later } = AND_WHEN.exec(correction.to)?.groups ?? {};
  if (what === undefined || later === undefined) return changedOnce(was, correction);
  const first = changedOnce(was, { ...correction, to: what });
  return first === null ? null : changedOnce(first.entry, { ...correction, to: later });
};

const changedOnce = (was: DiaryEntry, { to, which, words, sent }: RequestedCorrection): Changed | null => {
  const { offsetMinutes } = was;
  if (!saysTheOther(was, to)) return null;
  const said = ofTheSameScale(was, to.replace(CONTRAST, ''));
  const moment = momentOf(/^\d{1,2}[:.]\d{2}$/u.test(said) ? `at ${said}` : said);
  if (moment !== null) {
    const occasion = which !== null && NAMED_MEAL.test(which) ? momentOf(`for ${which}`) : null;
    // An hour is taken to be on the entry's own day, as far as that is over.
    const dayEnds = Date.parse(`${localDay(was.at, offsetMinutes)}T23:59:59.000Z`) - offsetMinutes * MINUTE_MS;
    const isDay = moment.some(({ kind }) => kind === 'day' || kind === 'weekday' || kind === 'ago');
    const at = isDay ? sent.at : new Date(Math.min(Date.parse(sent.at), dayEnds)).toISOString();
    const timing = timingOf([...moment, ...(occasion ?? [])], { at, offsetMinutes }, was.kind === 'meal');
    if (timing === null || timing.isToCome) return null;
    const near = timing.times.filter((time) => Math.abs(Date.parse(time) - Date.parse(was.at)) < NEAR_MS);
    const [only] = near;
    return was.said === 'time' && only !== undefined && near.length === 1
      ? { entry: { ...was, at: only }, times: [] }
      : { entry: { ...was, ...timing.when }, times: timing.times };
  }
  if (isHowMade(was, said)) return { entry: { ...was, what: `${said} ${was.what.toLowerCase()}`, words }, times: [] };
  const amount = amountIn(was, said, which !== null || CONTRAST.test(to), words);
  if (amount !== null) {
    const entry = { ...amount, words };
    return entryFault(entry) === null ? { entry, times: [] } : null;
  }
  for (const text of wordedFor(was, said)) {
    const told = toldIn(text);
    if (told === null || !isOfSameDay(was, told.moment, sent)) continue;
    const { thing } = told;
    const { at, said: precision } = was;
    const is = merged(was, { ...thing, at, offsetMinutes, said: precision, words });
    // A correction keeps the kind; only food and drink may change into each other.
    const isAlike =
      is.kind === was.kind || (['meal', 'drink'].includes(is.kind) && ['meal', 'drink'].includes(was.kind));
    if (isAlike && entryFault(is) === null) return { entry: is, times: [] };
  }
  return null;
};

/** Whether the time beside a corrected value names the day of the entry, if it names any. */
const isOfSameDay = (was: DiaryEntry, moment: Moment, sent: SentAt): boolean => {
  if (moment.length === 0) return true;
  const timing = timingOf(moment, sent);
  return (
    timing?.when.said === 'day' && localDay(timing.when.at, was.offsetMinutes) === localDay(was.at, was.offsetMinutes)
  );
};

const FURTHER_UNITS = anyLanguage(({ food }) => `${food.furtherContainers}|${food.furtherPortions}`)
  .split('|')
  .filter((unit) => unit !== '')
  .join('|');
const AMOUNT = new RegExp(
  `^(?:(?:only|just) )?(?<value>${COUNT})(?: (?<unit>${CONTAINERS}|${PORTIONS}|${FURTHER_UNITS}))?(?: of (?:it|them|those))?$`,
  'u',
);

/** `3 cups` of `3 cups of coffee`. */
const withoutName = (said: string, name: string): string =>
  said.endsWith(` ${name.toLowerCase()}`) ? said.slice(0, -name.length - 1).replace(/ (?:of|de)$/u, '') : said;

/** The entry with a corrected amount: `two mugs`. A bare number keeps the unit if the entry was named. */
const amountIn = (was: DiaryEntry, said: string, isNamed: boolean, words: string): DiaryEntry | null => {
  if (was.kind !== 'drink' && was.kind !== 'meal') return null;
  const { value: figure, unit } = AMOUNT.exec(withoutName(said, was.what))?.groups ?? {};
  const value = valueOf(figure ?? '');
  return value === null || (unit === undefined && !isNamed)
    ? null
    : { ...was, amount: { value, unit: unit === undefined ? (was.amount?.unit ?? null) : asTyped(unit, words) } };
};

/** Whether a correction only says how something was made: `decaf` of a coffee. */
const isHowMade = (was: DiaryEntry, said: string): was is Extract<DiaryEntry, { kind: 'drink' | 'meal' }> =>
  (was.kind === 'drink' || was.kind === 'meal') && said.split(' ').every(isAroundFood);

/** A correction as a whole statement about an entry: `decaf` for a coffee. */
const wordedFor = (was: DiaryEntry, said: string): readonly string[] => {
  return beginningsOf(was).map((beginning) => `${beginning}${said}`);
};

const BARE_TYPE = new RegExp(`^(?:(?:${anyLanguage(({ stools }) => stools.types)}) )?(?<type>[1-7])$`, 'u');

/** A bare figure with the scale of the entry: that of a stool that has a type is its type. */
const ofTheSameScale = (was: DiaryEntry, said: string): string => {
  const type = BARE_TYPE.exec(said)?.groups?.type;
  if (was.kind === 'stool' && was.bristol !== null && was.count === 1 && type !== undefined) return `type ${type}`;
  return (was.kind === 'symptom' || was.kind === 'mood') &&
    typeof was.strength === 'number' &&
    /^\d{1,2}(?:[.,]5)?$/.test(said)
    ? `${said}/10`
    : said;
};
