import type { DiaryEntry } from '#events/conversations/diary-entry';
import { isListed } from '../clauses/time-of-list';
import { entryFault } from '../domain/entry-limits';
import { isOfAnother } from './activities-and-measurements';
import { allToldIn, timeKeyOf } from './all-told-in';
import { MAX_DIARY_MESSAGE_LENGTH, LONGEST_SENTENCE, sentencesIn } from './diary-sentences';
import { withMealHours } from './meal-hours';
import { isLastNight } from './moments';
import { saysOtherDay } from './said-times';
import type { SentAt } from './sent-at';
import { isSince, timingSince } from './since-then';
import { IN_THE_PAST, type Timing, isByDay, isFelt, isToday, timingOf } from './timing';
import { type ToldThing, foldedClause } from './told';
import { bearsOnAll } from './uncertain';
import { isOfUnsureNumber } from './unsure-number';

const MAX_ENTRIES = 50;

const NOTE = /^\s*(?:note|nota)\s*:\s*(?=\S)/iu;

/** An entry read in a message; `times`: the candidates if the time is open. */
export interface ReadEntry {
  readonly entry: DiaryEntry;
  readonly times: readonly string[];
  /** Whether its clock time is still to come today, so that the person is asked about the day before. */
  readonly isToCome: boolean;
}

/** Most times offered to choose from. */
const MAX_TIMES = 3;

/** The time of each thing; null if one of them has no possible time. */
const timingsOf = (told: readonly ToldThing[], sent: SentAt): readonly Timing[] | null => {
  const said = told.map(({ thing, moment, words }) => {
    // `Woke with a headache` happened earlier on the current day.
    if (moment.length === 0 && isFelt(thing.kind) && IN_THE_PAST.test(words.toLowerCase()))
      return timingOf([{ kind: 'day', daysAgo: 0, part: null }], sent);
    if (thing.kind === 'sleep' && isByDay(words)) return null;
    // A night's sleep is dated to the day after.
    if (thing.kind === 'sleep' && isLastNight(moment)) return timingOf([{ kind: 'day', daysAgo: 0, part: null }], sent);
    if (isSince(moment) && !isFelt(thing.kind)) return timingSince(moment, sent);
    return timingOf(
      isListed(thing.kind) ? withMealHours(moment, foldedClause(words)) : moment,
      sent,
      thing.kind === 'meal',
    );
  });
  const timings = said.flatMap((each) => each ?? []);
  if (timings.length < said.length) return null;
  const clocks = timings.flatMap(({ when, times }) => (when.said === 'time' ? [when.at] : times));
  const felt = told.flatMap(({ thing }) => (isFelt(thing.kind) ? [JSON.stringify(thing)] : []));
  const isList = new Set(felt).size > 1;
  const isOfThePast = timings.some(({ when }) => when.said !== 'none');
  return timings.map((timing, at): Timing => {
    const { when } = timing;
    if (when.said !== 'none') return timing;
    // A list of feelings may be of the whole day.
    if (!isOfThePast)
      return isList && isFelt(told[at]?.thing.kind ?? 'note') ? { ...timing, when: { ...when, said: 'day' } } : timing;
    // Next to something at another time, a feeling may be of that time or of now.
    const times =
      clocks.length === 0 || told[at]?.thing.kind === 'sleep' ? [] : [...new Set([...clocks, when.at])].sort();
    return {
      when: { ...when, said: 'day' },
      times: times.length < 2 || times.length > MAX_TIMES ? [] : times,
      isToCome: false,
    };
  });
};

/** The entries read in a message, and what stays a note. */
export interface EntriesRead {
  readonly read: readonly ReadEntry[];
  /** The parts that stay notes, in the person's words; the whole message if nothing was read. */
  readonly rest: readonly string[];
}

/** The words of the readings that are left out. */
export const wordsOutside = (kept: readonly ReadEntry[], read: readonly ReadEntry[]): readonly string[] =>
  read.filter((each) => !kept.includes(each)).flatMap(({ entry }) => entry.words ?? []);

/** The things that forms read in a message, and the sentences and clauses that no form reads. */
interface ThingsInMessage {
  readonly told: readonly ToldThing[];
  readonly rest: readonly string[];
}

/** Null if a sentence that no form reads bears on the others. */
const thingsIn = (message: string): ThingsInMessage | null => {
  const told: ToldThing[] = [];
  const rest: string[] = [];
  for (const sentence of sentencesIn(message)) {
    const found = sentence.length <= LONGEST_SENTENCE ? allToldIn(sentence) : null;
    if (found !== null) told.push(...found);
    else if (isOfAnother(sentence)) rest.push(sentence);
    else if (bearsOnAll(foldedClause(sentence).concat(/:\s*$/.test(sentence) ? ':' : ''))) return null;
    else rest.push(sentence);
  }
  return { told, rest: rest.map((each) => each.trim()) };
};

/** The entries with their times; null if one of them has no possible time. */
const entriesOf = (told: readonly ToldThing[], sent: SentAt): readonly ReadEntry[] | null => {
  const timings = told.length === 0 ? null : timingsOf(told, sent);
  if (timings === null) return null;
  const entries = told.flatMap(({ thing, words }, at) => {
    const timing = timings[at];
    if (timing === undefined) return [];
    const { when, times, isToCome } = timing;
    return [{ entry: { ...thing, ...when, words }, times, isToCome }];
  });
  return entries.every(({ entry }) => entryFault(entry) === null) ? entries : null;
};

/** The entry of a message that asks to be kept as a note. */
const noteIn = (message: string, sent: SentAt): ReadEntry | null => {
  const note = NOTE.exec(message);
  if (note === null) return null;
  const text = message.slice(note[0].length).trim();
  return { entry: { kind: 'note', text, ...sent, said: 'none', words: message.trim() }, times: [], isToCome: false };
};

/**
 * Reads the entries in a message by forms that match a whole sentence or clause. A clause with one unknown word counts
 * as unread. Null if the number of things is unclear.
 */
export const readByForms = (message: string, sent: SentAt): EntriesRead | null => {
  const nothing: EntriesRead = { read: [], rest: [message.trim()] };
  if (message.length > MAX_DIARY_MESSAGE_LENGTH) return nothing;
  const note = noteIn(message, sent);
  if (note !== null) return { read: [note], rest: [] };
  const things = thingsIn(message);
  if (things === null) return nothing;
  const { told, rest } = things;
  if (told.length > MAX_ENTRIES || isOfUnsureNumber(told.map((each) => ({ ...each, time: timeKeyOf(each) }))))
    return null;
  const read = entriesOf(told, sent);
  if (read === null) return nothing;
  // In `Yesterday was bad: pain 7/10. Type 6.`, the day of the stool is open.
  const isSilent = told.some(({ moment }) => moment.length === 0);
  const isOfSeveralDays =
    rest.some(saysOtherDay) || read.some(({ entry, isToCome }) => !isToCome && !isToday(entry, sent));
  return isSilent && isOfSeveralDays ? nothing : { read, rest };
};
