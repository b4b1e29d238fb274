import { courtesyIn } from '#text/languages/courtesies';
import { isQuestion } from '../asking/read-question';
import { emergencyIn } from '../emergencies/emergencies';
import { actIn } from './diary-acts';
import { readEntries } from './read-entries';
import type { SentAt } from './sent-at';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

interface Parts {
  readonly questions: readonly string[];
  /** The message without its questions. */
  readonly told: string;
}

export const partsOfMessage = (message: string): Parts => {
  if (message.length > 2000) return { questions: [], told: message };
  const all = [...sentences.segment(message)].map(({ segment }) => segment);
  const questions = all.filter((segment) => isQuestion(segment.trim()));
  return {
    questions,
    told: questions.length === 0 ? message : all.filter((each) => !questions.includes(each)).join(''),
  };
};

/**
 * The part of a message that stays a note: statements that were not read. Null if there is none, or in an emergency,
 * when nobody is asked for entries. `isRead`: whether anything was read in the message.
 */
export const notedIn = (message: string, sent: SentAt, isRead: boolean): string | null => {
  if (emergencyIn(message) !== null || courtesyIn(message) !== null) return null;
  const act = actIn(message);
  // A correction that changes nothing may still contain a statement.
  if (act !== null) return isRead || act.does === 'undo' || act.does === 'delete' ? null : message.trim();
  const { told } = partsOfMessage(message);
  if (told.trim() === '') return null;
  const { read, rest } = readEntries(told, sent);
  // What a model read cannot be separated from the rest of the message.
  if (read.length === 0) return isRead ? null : told.trim();
  return rest.length === 0 ? null : rest.join('. ');
};

/** The part of an earlier message that is in no entry. `isRead`: whether entries were proposed from it. */
export const untoldIn = (message: string, sent: SentAt, isRead: boolean): string | null => {
  if (courtesyIn(message) !== null) return null;
  const act = actIn(message);
  if (act !== null || (isRead && emergencyIn(message) === null)) return notedIn(message, sent, isRead);
  // A message sent in an emergency is in no entry either.
  const told = partsOfMessage(message).told.trim();
  return isRead || told === '' ? null : told;
};
