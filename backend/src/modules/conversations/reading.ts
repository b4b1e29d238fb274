import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import type { Asked, Question } from './asking/question';
import { askedIn } from './asking/read-question';
import { answerTo, examplesFor } from './asking/answer';
import { isAskedFor, knownStems } from './asking/asked-entries';
import { asksWhatTheyLiveWith, tellsWhatTheyLiveWith } from './asking/lives-with';
import { NONE_UNCOUNTED, type NotesFrom, type Uncounted, uncountedFor } from './asking/uncounted';
import type { KnownEntry } from './diary/entries';
import type { Correction } from './diary/pending';
import { type Emergency, emergencyIn } from './emergencies/emergencies';
import type { LastExchange } from './diary/last-exchange';
import { actIn } from './proposing/acts';
import { partsOf } from './proposing/notes-in-message';
import { type Unclear, outcomeOf } from './proposing/outcomes';
import { type Courtesy, courtesyIn } from '#text/languages/courtesies';
import { readEntries } from './proposing/read-entries';
import type { SentAt } from './proposing/sent-at';
import { asking } from './proposing/timing';

/** The answer to a question. */
export type Answer =
  /** `findsNone`: of something that is asked for, there is no entry. */
  | { readonly kind: 'answered'; readonly words: string; readonly findsNone: boolean }
  /** A referral: only somebody trained may judge it. */
  | { readonly kind: 'medical' }
  /** What the person lives with, as they saved it; null if they saved nothing. */
  | { readonly kind: 'lives with'; readonly diagnosis: string | null }
  | { readonly kind: 'unknown'; readonly examples: readonly string[] };

/** The reading of a message, which the reply is worded from. */
export interface MessageReading {
  readonly emergency: Emergency | null;
  /** Proposals; `entryId` is null for an entry that would be added. */
  readonly proposals: readonly { readonly entryId: string | null; readonly proposal: Proposal }[];
  /** Parts of the message that stay a note beside them. */
  readonly rest: readonly string[];
  /** Why a request to change an entry changes none; null if it asks for no change or does change one. */
  readonly unclear: Unclear | null;
  /** Whether the proposals are one change to several entries, for the person to choose from. */
  readonly asksWhich: boolean;
  /** Ids of earlier proposals that the message takes back. */
  readonly refuses: readonly string[];
  /** The kind of courtesy, if it only greets or thanks. */
  readonly courtesy: Courtesy | null;
  readonly answer: Answer | null;
  /** Whether it tells what the person lives with, which has a screen of its own. */
  readonly tellsLivesWith: boolean;
  /** Notes and corrections that the answer cannot have counted. */
  readonly uncounted: Uncounted;
}

/** The parts of the diary that reading a message needs. */
export interface Diary {
  /** Kept entries, newest first. */
  readonly newest: readonly KnownEntry[];
  /** The last `MESSAGES_BACK` messages, newest first. */
  readonly said: readonly string[];
  /** Offers and actions since the last message. */
  readonly exchange: LastExchange;
  /** Notes that are no entries. */
  readonly notesFrom: NotesFrom;
  /** Entries and corrections that the person was offered and has not answered. */
  readonly waiting: readonly DiaryEntry[];
  readonly corrections: readonly Correction[];
  /** What they live with, as they saved it. */
  readonly diagnosis: string | null;
}

/** What reading a message needs: the conversation, which is long, or only what the person saved of what they live with. */
export const neededFor = (message: string): 'nothing' | 'diagnosis' | 'conversation' => {
  if (actIn(message) !== null) return 'conversation';
  const { questions } = partsOf(message);
  if (questions.length === 0) return 'nothing';
  return questions.every(asksWhatTheyLiveWith) ? 'diagnosis' : 'conversation';
};

/** How many messages back the question may be that `and yesterday?` continues. */
export const MESSAGES_BACK = 5;

/** The last question asked. */
const lastQuestion = (said: readonly string[], sent: SentAt, known: ReadonlySet<string>): Question | null => {
  let before: Question | null = null;
  for (const message of said.toReversed()) {
    const { questions } = partsOf(message);
    // `Thanks` between two questions changes nothing.
    if (courtesyIn(message) !== null) continue;
    const asked: Asked | null = questions.length === 1 ? askedIn(questions[0] ?? '', sent, known, before) : null;
    before = asked?.kind === 'question' ? asked : null;
  }
  return before;
};

const MAX_NOTES = 20;

const notesInWords = (notes: readonly string[]): string =>
  [
    'You told me this, and no entry was made of it:',
    ...notes.slice(0, MAX_NOTES).map((note) => `- “${note}”`),
    ...(notes.length > MAX_NOTES ? [`- and ${notes.length - MAX_NOTES} earlier`] : []),
  ].join('\n');

const answerFor = (
  questions: readonly string[],
  { newest, said, notesFrom, waiting, corrections, diagnosis }: Diary,
  sent: SentAt,
): Pick<MessageReading, 'answer' | 'uncounted'> => {
  const bare = (answer: Answer | null) => ({ answer, uncounted: NONE_UNCOUNTED });
  if (questions.length === 0) return bare(null);
  if (questions.every(asksWhatTheyLiveWith)) return bare({ kind: 'lives with', diagnosis });
  const entries: readonly DiaryEntry[] = newest.map(({ entry }) => entry);
  const known = knownStems(entries);
  const unknown = { kind: 'unknown', examples: examplesFor(entries) } as const;
  const before = lastQuestion(said, sent, known);
  const all = questions.map((question) => askedIn(question, sent, known, before));
  const answers = all.map((asked): Answer => {
    if (asked.kind !== 'question') return asked.kind === 'medical' ? asked : unknown;
    const words = answerTo(asked, entries, sent);
    const findsNone = !entries.some((entry) => isAskedFor(asked, entry));
    return words === null ? unknown : { kind: 'answered', words, findsNone };
  });
  const medical = answers.find(({ kind }) => kind === 'medical');
  if (medical !== undefined) return bare(medical);
  const answered = answers.flatMap((answer) => (answer.kind === 'answered' ? [answer] : []));
  if (answered.length < answers.length) return bare(unknown);
  const understood = all.flatMap((asked) => (asked.kind === 'question' ? asked : []));
  const uncounted = uncountedFor(understood, notesFrom, { waiting, corrections }, sent);
  const findsNone = answered.some((each) => each.findsNone);
  // Who asks for notes asks for what they told and made no entry of.
  if (findsNone && understood.every(({ target }) => target.kind === 'note') && uncounted.count > 0)
    return bare({ kind: 'answered', words: notesInWords([...uncounted.about, ...uncounted.others]), findsNone: false });
  const words = answered.map((each) => each.words).join('\n\n');
  return { answer: { kind: 'answered', words, findsNone }, uncounted };
};

/** Reads a message by rules. Nothing in it counts before the person keeps it. */
export const readMessage = (message: string, diary: Diary, sent: SentAt): MessageReading => {
  const emergency = emergencyIn(message);
  const nothing = {
    proposals: [],
    rest: [],
    unclear: null,
    asksWhich: false,
    refuses: [],
    courtesy: null,
    answer: null,
    tellsLivesWith: false,
    uncounted: NONE_UNCOUNTED,
  };
  const act = actIn(message);
  if (act !== null) {
    const found = outcomeOf(act, diary.newest, diary.exchange, sent, message);
    if (found.kind === 'unclear') return { ...nothing, emergency, unclear: found.why };
    const { proposals, asksWhich, refuses } = found;
    return { ...nothing, emergency, proposals, asksWhich, refuses };
  }
  const courtesy = courtesyIn(message);
  if (courtesy !== null) return { ...nothing, emergency, courtesy };
  const { questions, told } = partsOf(message);
  const { read, rest } = readEntries(told, sent);
  const proposals = read.map(({ entry, times, isToCome }) => ({
    entryId: null,
    proposal: { does: 'add', entry, ...asking(times, isToCome) } as const,
  }));
  return {
    ...nothing,
    emergency,
    proposals,
    rest: read.length === 0 ? [] : rest,
    tellsLivesWith: read.length === 0 && tellsWhatTheyLiveWith(told),
    ...answerFor(questions, diary, sent),
  };
};
