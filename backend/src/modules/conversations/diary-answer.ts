import type { DiaryEntry } from '#events/conversations/diary-entry';
import { courtesyIn } from '#text/languages/courtesies';
import { isAskedFor, knownStems } from './asking/asked-entries';
import { namesKind } from './asking/asking-words';
import { answerTo, examplesFor } from './asking/diary-answers';
import type { Asked, DiaryQuestion } from './asking/diary-question';
import { foldedQuestion } from './asking/folded-question';
import { asksWhatTheyLiveWith } from './asking/lives-with';
import { isMedical } from './asking/medical';
import { askedIn } from './asking/read-question';
import { notesNaming } from './asking/told-in-notes';
import { NONE_UNCOUNTED, type NotesFrom, uncountedFor } from './asking/uncounted';
import type { KnownEntry } from './diary/entries';
import { type LastExchange, NO_EXCHANGE } from './diary/last-exchange';
import type { Correction } from './diary/pending';
import type { DiaryAnswer, MessageReading } from './message-reading';
import { partsOfMessage } from './proposing/notes-in-message';
import type { Addressee } from './wording/addressee';
import type { DiaryTexts } from './wording/english';
import { textsIn } from './wording/texts';

/** The parts of the diary that reading a message needs. */
export interface Diary {
  /** Kept entries, newest first. */
  readonly newest: readonly KnownEntry[];
  /** The last `MESSAGES_BACK` messages, newest first. */
  readonly said: readonly string[];
  /** Open offers, and what the person did since the last message. */
  readonly exchange: LastExchange;
  /** Finds the notes: parts of messages that are in no entry. */
  readonly notesFrom: NotesFrom;
  /** Entries and corrections that the person was offered and has not answered. */
  readonly waiting: readonly DiaryEntry[];
  readonly corrections: readonly Correction[];
  /** The condition the person lives with, as they saved it. */
  readonly diagnosis: string | null;
}

export const EMPTY_DIARY: Diary = {
  newest: [],
  said: [],
  exchange: NO_EXCHANGE,
  notesFrom: () => [],
  waiting: [],
  corrections: [],
  diagnosis: null,
};

/** `And yesterday?` continues a question at most this many messages back. */
export const MESSAGES_BACK = 5;

/** The last question asked. */
const lastQuestion = (said: readonly string[], to: Addressee, known: ReadonlySet<string>): DiaryQuestion | null => {
  let before: DiaryQuestion | null = null;
  for (const message of said.toReversed()) {
    // A `Thanks` between two questions does not end the thread.
    if (courtesyIn(message) !== null) continue;
    const { questions } = partsOfMessage(message);
    const asked: Asked | null = questions.length === 1 ? askedIn(questions[0] ?? '', to, known, before) : null;
    before = asked?.kind === 'question' ? asked : null;
  }
  return before;
};

const MAX_NOTES = 20;

const notesInWords = (notes: readonly string[], { toldNoEntry, quoted, earlier }: DiaryTexts): string =>
  [
    toldNoEntry,
    ...notes.slice(0, MAX_NOTES).map((note) => `- ${quoted(note)}`),
    ...(notes.length > MAX_NOTES ? [`- ${earlier(notes.length - MAX_NOTES)}`] : []),
  ].join('\n');

/** Answers the questions of a message by what the diary holds. */
export const answerFor = (
  questions: readonly string[],
  { newest, said, notesFrom, waiting, corrections, diagnosis }: Diary,
  to: Addressee,
): Pick<MessageReading, 'answer' | 'uncounted'> => {
  const bare = (answer: DiaryAnswer | null) => ({ answer, uncounted: NONE_UNCOUNTED });
  if (questions.length === 0) return bare(null);
  if (questions.every(asksWhatTheyLiveWith)) return bare({ kind: 'lives with', diagnosis });
  const texts = textsIn(to.language);
  const entries: readonly DiaryEntry[] = newest.map(({ entry }) => entry);
  const known = knownStems(entries);
  const unknown = { kind: 'unknown', examples: examplesFor(entries, texts) } as const;
  const before = lastQuestion(said, to, known);
  const all = questions.map((question) => askedIn(question, to, known, before));
  const answers = all.map((asked, at): DiaryAnswer => {
    const words = asked.kind === 'question' ? answerTo(asked, entries, to) : null;
    if (asked.kind === 'question' && words !== null)
      return { kind: 'answered', words, findsNone: !entries.some((entry) => isAskedFor(asked, entry)) };
    const question = questions[at] ?? '';
    // A note is not an answer if the diary has entries of the thing asked for: `no stool today`.
    const hasEntries = entries.some(({ kind }) => kind !== 'note' && namesKind(kind, question));
    const notes = hasEntries || isMedical(foldedQuestion(question)) ? [] : notesNaming(question, notesFrom, to);
    if (notes.length > 0) return { kind: 'answered', words: notesInWords(notes, texts), findsNone: false };
    return asked.kind === 'medical' ? asked : unknown;
  });
  const medical = answers.find(({ kind }) => kind === 'medical');
  if (medical !== undefined) return bare(medical);
  const answered = answers.flatMap((answer) => (answer.kind === 'answered' ? [answer] : []));
  if (answered.length < answers.length) return bare(unknown);
  const understood = all.flatMap((asked) => (asked.kind === 'question' ? asked : []));
  const uncounted = uncountedFor(understood, notesFrom, { waiting, corrections }, to);
  const findsNone = answered.some((each) => each.findsNone);
  // A question for notes means messages that became no entry.
  if (findsNone && understood.every(({ target }) => target.kind === 'note') && uncounted.count > 0)
    return bare({
      kind: 'answered',
      words: notesInWords([...uncounted.about, ...uncounted.others], texts),
      findsNone: false,
    });
  const words = answered.map((each) => each.words).join('\n\n');
  return { answer: { kind: 'answered', words, findsNone }, uncounted };
};
