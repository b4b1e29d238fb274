import { localDay } from '#events/conversations/diary-entry';
import { addDays } from '#kernel/calendar';
import { stem, tokens } from '#text/words/stems';
import { isAboutOthers } from '../clauses/about-others';
import { entryWords } from '../diary/entry-words';
import type { Correction, Pending } from '../diary/pending';
import { emergencyIn } from '../emergencies/emergencies';
import { foldedText } from '../folded-text';
import { anyLanguage, asWords } from '../languages/diary-languages';
import { isOfAnother } from '../proposing/activities-and-measurements';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import type { SentAt } from '../proposing/sent-at';
import type { Addressee } from '../wording/addressee';
import { english } from '../wording/english';
import { textsIn } from '../wording/texts';
import { isAskedFor } from './asked-entries';
import { namesKind } from './asking-words';
import type { DiaryQuestion } from './diary-question';
import { foldedQuestion } from './folded-question';
import { kindAskedFor } from './others-of-kind';
import { type DiaryPeriod, periodIn } from './periods';

/** Something in a message that became no entry, so no answer counts it. */
export interface Note extends SentAt {
  /** Its message's revision in the conversation. */
  readonly revision: number;
  readonly words: string;
  /** The whole of its message. */
  readonly message: string;
}

/**
 * The notes from the messages that `isAskedAbout` accepts, newest first. Finding notes takes time, so it is limited to
 * those messages.
 */
export type NotesFrom = (isAskedAbout: (sent: SentAt) => boolean) => readonly Note[];

/** Notes and corrections that an answer does not count. */
export interface Uncounted {
  readonly count: number;
  /** Notes that seem to be about what was asked, in the person's words, newest first. */
  readonly about: readonly string[];
  /** Notes of unknown kind that may still concern the question, in the person's words, newest first. */
  readonly others: readonly string[];
  /** Entries that were asked for but that the person has not kept yet, in words, newest first. */
  readonly waiting: readonly string[];
  /** Open corrections of entries that were asked for, in words, newest first. */
  readonly corrections: readonly string[];
}

export const NONE_UNCOUNTED: Uncounted = { count: 0, about: [], others: [], waiting: [], corrections: [] };

/** For this many days, people call a past day by its name: `on Thursday`. */
const LATEST_TOLD = 7;

/** Whether a message may be about a day of the period: people mention a day for up to a week. */
const mayBeOf = (period: DiaryPeriod | null, { at, offsetMinutes }: SentAt): boolean => {
  if (period === null) return true;
  const day = localDay(at, offsetMinutes);
  return day >= period.from && day <= addDays(period.to, LATEST_TOLD);
};

/** Whether a note is about the period: sent in it, sent on the day after, or naming a day of it. */
const isOf = (period: DiaryPeriod | null, { words, at, offsetMinutes }: Note): boolean => {
  if (period === null) return true;
  const day = localDay(at, offsetMinutes);
  if (day >= period.from && day <= addDays(period.to, 1)) return true;
  const named = periodIn(foldedText(words), { at, offsetMinutes }, english)?.period ?? null;
  return named !== null && named.from <= period.to && named.to >= period.from;
};

/**
 * The notes from any of the periods, newest first; null is the whole diary. Talk of suicide is left out: it is never
 * quoted beside a count.
 */
export const notesOf = (periods: readonly (DiaryPeriod | null)[], notesFrom: NotesFrom): readonly Note[] =>
  notesFrom((sent) => periods.some((period) => mayBeOf(period, sent))).filter(
    (note) => emergencyIn(note.message) !== 'self_harm' && periods.some((period) => isOf(period, note)),
  );

/** A word for blood that is not that of a measurement: not `blood pressure`. */
const BLOOD = new RegExp(
  `${asWords(anyLanguage(({ stools }) => stools.bloodWords)).source}(?! (?:${anyLanguage(({ stools }) => stools.bloodOfOthers)})(?!\\p{L}))`,
  'iu',
);

const isAbout = ({ target }: DiaryQuestion, { words }: Note): boolean => {
  const { stems, blood } = target;
  if (blood && BLOOD.test(words)) return true;
  const kind = kindAskedFor(target);
  // `Last night` says when, and nothing of how somebody slept.
  const isNamed = kind !== null && kind !== 'sleep' && namesKind(kind, words);
  if (isNamed || (kind !== null && kindsSpokenOf(words).includes(kind))) return true;
  const said = new Set(tokens(foldedQuestion(words)).map(stem));
  return stems.some((each) => said.has(each));
};

/** Whether a note has all the names of the thing asked for. */
const namesAll = ({ target: { stems } }: DiaryQuestion, { words }: Note): boolean => {
  const said = new Set(tokens(foldedQuestion(words)).map(stem));
  return stems.length > 0 && stems.every((each) => said.has(each));
};

/** Whether a correction concerns something asked about, in its old or its new form. */
const corrects = (question: DiaryQuestion, correction: Correction): boolean =>
  isAskedFor(question, correction.was) || (correction.does === 'change' && isAskedFor(question, correction.entry));

const correctionWords = (correction: Correction, to: Addressee): string => {
  const { toDelete, toChange } = textsIn(to.language);
  const was = entryWords(correction.was, to);
  return correction.does === 'delete' ? toDelete(was) : toChange(was, entryWords(correction.entry, to));
};

/**
 * Collects what the answer does not count: proposals not kept yet, notes from the period, and open corrections. All
 * notes of the period are counted, but those about somebody else or something else are not quoted.
 */
export const uncountedFor = (
  questions: readonly DiaryQuestion[],
  notesFrom: NotesFrom,
  pending: Pending,
  to: Addressee,
): Uncounted => {
  const all = notesOf(
    questions.map(({ period }) => period),
    notesFrom,
  );
  const own = all.filter((note) => !isAboutOthers(note.words) && !isOfAnother(note.words));
  const naming = own.filter((note) => questions.some((question) => namesAll(question, note)));
  // Where a note names the ibuprofen that was asked for, one about other tablets says nothing of it.
  const about =
    naming.length > 0 ? naming : own.filter((note) => questions.some((question) => isAbout(question, note)));
  const waiting = pending.waiting.filter((entry) => questions.some((question) => isAskedFor(question, entry)));
  const corrected = pending.corrections.filter((each) => questions.some((question) => corrects(question, each)));
  return {
    count: all.length,
    about: about.map(({ words }) => words),
    others: (naming.length > 0 ? [] : own)
      .filter((note) => !about.includes(note) && kindsSpokenOf(note.words).length === 0)
      .map(({ words }) => words),
    waiting: waiting.map((entry) => entryWords(entry, to)),
    corrections: corrected.map((each) => correctionWords(each, to)),
  };
};
