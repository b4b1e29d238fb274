import type { DiaryEntry } from '#events/conversations/diary-entry';
import { type KnownEntry, inOrder, isAbout, isWithin } from '../diary/entries';
import type { Question } from '../understanding/said';
import type { Answer } from './reply';

/** A question without a period is answered from the newest. */
const NEWEST = 20;

/** Answers from the diary. `entries`: as they were told, the newest first. */
export const answerQuestion = async (question: Question, entries: AsyncIterable<KnownEntry>): Promise<Answer> => {
  if (question.kind === 'for_advice') return question;
  const { asks, subject, period } = question;
  const found: DiaryEntry[] = [];
  for await (const { entry } of entries) {
    if (!isAbout(subject, entry) || !isWithin(period, entry)) continue;
    found.push(entry);
    if (period === null && asks !== 'how_many' && found.length === NEWEST) break;
  }
  const entriesInOrder = inOrder(found);
  return asks === 'when'
    ? { kind: 'last', subject, entry: entriesInOrder.at(-1) ?? null }
    : { kind: 'entries', asks, subject, period, entries: entriesInOrder };
};
