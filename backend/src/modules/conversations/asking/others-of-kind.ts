import type { DiaryEntry, EntryKind } from '#events/conversations/diary-entry';
import { isEntryWithin } from '../diary/entries';
import { isMedicine } from '../proposing/diary-names';
import { knownNouns } from '../proposing/health-words';
import { SYMPTOM_ASKED_FOR } from './asking-words';
import type { DiaryQuestion, QuestionTarget } from './diary-question';

const KIND_OF_NOUN: Readonly<Partial<Record<string, EntryKind>>> = { drink: 'drink', food: 'meal', symptom: 'symptom' };

/** The kind of entry that a name belongs to; null if unknown. */
const kindNamed = (words: string): EntryKind | null => {
  if (words === '') return null;
  if (SYMPTOM_ASKED_FOR.test(words)) return 'symptom';
  if (words.split(' ').some(isMedicine)) return 'medication';
  const [noun] = knownNouns(words);
  return noun === undefined ? null : (KIND_OF_NOUN[noun.kind] ?? null);
};

/** The kind of entry that a question asks for, by its word for the kind or by the name of a thing. */
export const kindAskedFor = ({ kind, words }: QuestionTarget): EntryKind | null => kind ?? kindNamed(words);

/**
 * Entries of the period that have the same kind as the thing asked for by name. People keep a thing under one name and
 * ask for it by another: `beer` for `cerveza`, `alcohol` for `wine`.
 */
export const othersOfKind = ({ target, period }: DiaryQuestion, all: readonly DiaryEntry[]): readonly DiaryEntry[] => {
  const kind = target.words === '' ? null : kindAskedFor(target);
  if (kind === null || kind === 'stool' || kind === 'sleep') return [];
  return all.filter((entry) => entry.kind === kind && (period === null || isEntryWithin(period, entry)));
};
