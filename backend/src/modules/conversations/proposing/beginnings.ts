import type { DiaryEntry, EntryKind, Thing } from '#events/conversations/diary-entry';
import { faultOf } from '../domain/entry-limits';
import { thingOf } from './forms';
import { EXACT_CLOCK, type Moment, onlyClockIn } from './moments';
import { whenOf } from './timing';
import { isMedicine } from './names';
import { BETWEEN, toldIn } from './propose';
import type { SentAt } from './sent-at';
import { sentencesIn } from './sentences';
import { DOSE_UNITS } from './words';

const LONGEST_MESSAGE = 2000;
const LONGEST_SENTENCE = 300;
const MOST_SENTENCES = 20;

interface Found {
  readonly thing: Thing;
  readonly moment: Moment;
  readonly words: string;
}

/** A dose beside a name, before or behind it. */
const DOSE = String.raw`\d{1,5}(?:[.,]\d{1,3})? ?(?:${DOSE_UNITS})`;
const NAMED = String.raw`(?<name>\p{L}[\p{L}\p{N}-]*)`;
const DOSED = [`${DOSE} (?:of |de )?${NAMED}`, `${NAMED} ${DOSE}`].map(
  (pattern) => new RegExp(String.raw`(?<![\p{L}\d.,/–-])${pattern}(?![\p{L}\d/-])`, 'gu'),
);

const dosesIn = (clause: string): readonly Found[] =>
  DOSED.flatMap((pattern) => [...clause.matchAll(pattern)]).flatMap(({ 0: words, groups }) => {
    const thing = isMedicine(groups?.name ?? '') ? thingOf(words) : null;
    return thing?.kind === 'medication' ? [{ thing, moment: [], words }] : [];
  });

/** What is known wholly in a sentence; nothing beside figures that are not: of `between 400 and 600 mg` nobody can tell which was taken. */
const foundIn = (sentence: string): readonly Found[] => {
  const found: Found[] = [];
  for (const clause of sentence.split(BETWEEN)) {
    const told = toldIn(clause);
    const text = clause.toLowerCase();
    const own = told === null ? dosesIn(text) : [told];
    const rest = own.reduce((all, { words }) => all.replace(words, ' '), told === null ? text : '');
    if (/\p{N}/u.test(rest.replace(EXACT_CLOCK, ' '))) return [];
    found.push(...own);
  }
  return found;
};

/**
 * What forms may be filled in with when somebody makes an entry of a note themselves: what stands in it in a form that is known wholly, one of a
 * kind at most. The person chooses the kind and sees what is filled in before they keep it.
 */
export const beginningsIn = (message: string, sent: SentAt): readonly DiaryEntry[] => {
  if (message.length > LONGEST_MESSAGE) return [];
  const sentences = sentencesIn(message).filter((sentence) => sentence.length <= LONGEST_SENTENCE);
  if (sentences.length > MOST_SENTENCES) return [];
  const clock = onlyClockIn(message.toLowerCase());
  const byKind = new Map<EntryKind, Found | null>();
  for (const found of sentences.flatMap(foundIn)) {
    const { kind } = found.thing;
    byKind.set(kind, byKind.has(kind) ? null : found);
  }
  const entries: DiaryEntry[] = [];
  for (const found of byKind.values()) {
    if (found === null) continue;
    const when = whenOf(found.moment.length === 0 ? (clock ?? []) : found.moment, sent);
    const entry = when === null ? null : { ...found.thing, ...when, words: message.trim() };
    if (entry !== null && faultOf(entry) === null) entries.push(entry);
  }
  return entries;
};

/** When it was, if one clock time stands in the message. */
export const clockIn = (message: string, sent: SentAt): string | null => {
  const moment = message.length > LONGEST_MESSAGE ? null : onlyClockIn(message.toLowerCase());
  const when = moment === null ? null : whenOf(moment, sent);
  return when?.said === 'time' ? when.at : null;
};
