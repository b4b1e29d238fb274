import type { DiaryEntry, EntryKind } from '#events/conversations/diary-entry';
import { isWithin } from '../diary/entries';
import { knownNouns } from '../proposing/health-words';
import { isMedicine } from '../proposing/names';
import type { Question } from './question';
import { SYMPTOM } from './question-words';

const KIND_OF_NOUN: Readonly<Partial<Record<string, EntryKind>>> = { drink: 'drink', food: 'meal', symptom: 'symptom' };

/** The kind of thing that a name is of; null if it is not known. */
const kindNamed = (words: string): EntryKind | null => {
  if (SYMPTOM.test(words)) return 'symptom';
  if (words.split(' ').some(isMedicine)) return 'medication';
  const [noun] = knownNouns(words);
  return noun === undefined ? null : (KIND_OF_NOUN[noun.kind] ?? null);
};

/**
 * Entries of the same kind as what was asked for by a name, of that time. What somebody asks for by one name may stand under another:
 * `beer` under `cerveza`, `alcohol` under `wine`.
 */
export const othersOfKind = ({ target, period }: Question, all: readonly DiaryEntry[]): readonly DiaryEntry[] => {
  const kind = target.words === '' ? null : (target.kind ?? kindNamed(target.words));
  if (kind === null || kind === 'stool' || kind === 'sleep') return [];
  return all.filter((entry) => entry.kind === kind && (period === null || isWithin(period, entry)));
};
