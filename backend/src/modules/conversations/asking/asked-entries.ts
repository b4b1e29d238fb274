import type { DiaryEntry, EntryKind } from '#events/conversations/diary-entry';
import { assertNever } from '#kernel/assert-never';
import { tokens } from '#text/words/stems';
import { isPain } from '../clauses/read-pain';
import { isEntryWithin } from '../diary/entries';
import { nameOfThing } from '../diary/name-of-thing';
import { sameStem } from '../languages/same-things';
import type { Bound, DiaryQuestion, QuestionTarget } from './diary-question';

/** The words by which an entry can be asked for. */
export const askableWordsOf = (entry: DiaryEntry): string => {
  switch (entry.kind) {
    case 'symptom':
    case 'meal':
    case 'drink':
    case 'medication':
      return nameOfThing(entry);
    case 'pain':
      return entry.where ?? '';
    case 'mood':
      return entry.what ?? '';
    case 'note':
      return entry.text;
    case 'stool':
    case 'sleep':
      return '';
    default:
      return assertNever(entry);
  }
};

const stemsOf = (entry: DiaryEntry): readonly string[] => tokens(askableWordsOf(entry)).map(sameStem);

const hasAll = (stems: readonly string[], entry: DiaryEntry): boolean => {
  const own = stems.length === 0 ? [] : stemsOf(entry);
  return stems.every((word) => own.includes(word));
};

/** Stems of the words by which a diary's entries can be asked for. */
export const knownStems = (entries: readonly DiaryEntry[]): ReadonlySet<string> => new Set(entries.flatMap(stemsOf));

export const strengthOf = (entry: DiaryEntry): number | null => {
  switch (entry.kind) {
    case 'pain':
      return entry.strength;
    case 'symptom':
      return typeof entry.strength === 'number' ? entry.strength : null;
    case 'mood':
      return entry.strength;
    case 'sleep':
      return entry.minutes;
    default:
      return null;
  }
};

const isInBound = ({ is, value }: Bound, entry: DiaryEntry): boolean => {
  const strength = entry.kind === 'stool' ? entry.bristol : strengthOf(entry);
  if (strength === null) return false;
  const limit = entry.kind === 'sleep' ? value * 60 : value;
  switch (is) {
    case 'above':
      return strength > limit;
    case 'below':
      return strength < limit;
    case 'from':
      return strength >= limit;
    case 'up to':
      return strength <= limit;
    case 'exactly':
      return strength === limit;
    default:
      return assertNever(is);
  }
};

/** The kind that an entry is asked for by: a symptom that hurts (`cramps`) is a pain, too. */
export const kindFor = ({ kind }: QuestionTarget, entry: DiaryEntry): EntryKind =>
  kind === 'pain' && entry.kind === 'symptom' && isPain(entry.what) ? 'pain' : entry.kind;

const isAbout = (target: QuestionTarget, entry: DiaryEntry): boolean => {
  const { kind, stems, blood, bristol, bound } = target;
  // A note that names something is not an event of it: `forgot the mesalazine`.
  if (kind === null ? entry.kind === 'note' && stems.length > 0 : kindFor(target, entry) !== kind) return false;
  if (!hasAll(stems, entry)) return false;
  if (blood && !(entry.kind === 'stool' && entry.blood === true)) return false;
  if (bristol !== null && !(entry.kind === 'stool' && entry.bristol === bristol)) return false;
  return bound === null || isInBound(bound, entry);
};

/** Whether an entry is a note that names what a question asks for: `blood pressure 128/82`. */
export const isNoteOf = ({ target: { stems }, period }: DiaryQuestion, entry: DiaryEntry): boolean => {
  if (entry.kind !== 'note' || stems.length === 0 || (period !== null && !isEntryWithin(period, entry))) return false;
  return hasAll(stems, entry);
};

export const isAskedFor = ({ target, period }: DiaryQuestion, entry: DiaryEntry): boolean =>
  isAbout(target, entry) && (period === null || isEntryWithin(period, entry));
