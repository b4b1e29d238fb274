import type { DiaryEntry, Proposal } from '#events/conversations/diary-entry';
import { type Asked, type Question, askedIn, isQuestion } from './asking/question';
import { answerTo, examplesFor, knownStems } from './asking/answer';
import type { KnownEntry } from './diary/entries';
import { type Emergency, emergencyIn } from './emergencies/emergencies';
import type { LastExchange } from './diary/last-exchange';
import { actIn } from './proposing/acts';
import { type Unclear, outcomeOf } from './proposing/outcomes';
import { type Courtesy, courtesyIn } from '#text/languages/courtesies';
import { readWhole } from './proposing/propose';
import type { SentAt } from './proposing/sent-at';
import { asking } from './proposing/timing';

/** What is said to a question. */
export type Answer =
  | { readonly kind: 'answered'; readonly words: string }
  /** Whom to ask: only somebody trained may judge it. */
  | { readonly kind: 'medical' }
  | { readonly kind: 'unknown'; readonly examples: readonly string[] };

/** What was read in a message, and what is to be said to it. */
export interface Reading {
  readonly emergency: Emergency | null;
  /** `entryId` is null of an entry that would be added. */
  readonly proposals: readonly { readonly entryId: string | null; readonly proposal: Proposal }[];
  /** What of it stays a note beside them. */
  readonly rest: readonly string[];
  /** It would change an entry; why none is. */
  readonly unclear: Unclear | null;
  /** The proposals are one change of several entries, of which the person chooses. */
  readonly asksWhich: boolean;
  /** Proposals of before that it takes back. */
  readonly refuses: readonly string[];
  /** It greets or thanks, and tells nothing. */
  readonly courtesy: Courtesy | null;
  readonly answer: Answer | null;
}

/** What the diary has, as far as a message needs it. */
export interface Diary {
  /** The kept entries, the last one first. */
  readonly newest: readonly KnownEntry[];
  /** What was said before, the last one first. */
  readonly said: readonly string[];
  /** What was offered and done since the last message. */
  readonly exchange: LastExchange;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

interface Parts {
  readonly questions: readonly string[];
  /** The message without its questions. */
  readonly told: string;
}

const partsOf = (message: string): Parts => {
  if (message.length > 2000) return { questions: [], told: message };
  const all = [...sentences.segment(message)].map(({ segment }) => segment);
  const questions = all.filter((segment) => isQuestion(segment.trim()));
  return {
    questions,
    told: questions.length === 0 ? message : all.filter((each) => !questions.includes(each)).join(''),
  };
};

/** Whether the diary has to be looked at for a message. */
export const needsDiary = (message: string): boolean =>
  partsOf(message).questions.length > 0 || actIn(message) !== null;

/** How many messages back a question may lie that `and yesterday?` goes on with. */
const FARTHEST = 5;

/** The question that was asked last. */
const lastQuestion = (said: readonly string[], sent: SentAt, known: ReadonlySet<string>): Question | null => {
  let before: Question | null = null;
  for (const message of said.slice(0, FARTHEST).toReversed()) {
    const { questions } = partsOf(message);
    const asked: Asked | null = questions.length === 1 ? askedIn(questions[0] ?? '', sent, known, before) : null;
    before = asked?.kind === 'question' ? asked : null;
  }
  return before;
};

const answerFor = (questions: readonly string[], { newest, said }: Diary, sent: SentAt): Answer | null => {
  if (questions.length === 0) return null;
  const entries: readonly DiaryEntry[] = newest.map(({ entry }) => entry);
  const known = knownStems(entries);
  const unknown = { kind: 'unknown', examples: examplesFor(entries) } as const;
  const before = lastQuestion(said, sent, known);
  const answers = questions.map((question): Answer => {
    const asked = askedIn(question, sent, known, before);
    if (asked.kind !== 'question') return asked.kind === 'medical' ? asked : unknown;
    const words = answerTo(asked, entries, sent);
    return words === null ? unknown : { kind: 'answered', words };
  });
  const medical = answers.find(({ kind }) => kind === 'medical');
  if (medical !== undefined) return medical;
  const words = answers.flatMap((answer) => (answer.kind === 'answered' ? [answer.words] : []));
  return words.length < answers.length ? unknown : { kind: 'answered', words: words.join('\n\n') };
};

/** Reads a message by rules. Nothing of it counts before the person keeps it. */
export const readMessage = (message: string, diary: Diary, sent: SentAt): Reading => {
  const emergency = emergencyIn(message);
  const nothing = {
    proposals: [],
    rest: [],
    unclear: null,
    asksWhich: false,
    refuses: [],
    courtesy: null,
    answer: null,
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
  const { read, rest } = readWhole(told, sent);
  const proposals = read.map(({ entry, times }) => ({
    entryId: null,
    proposal: { does: 'add', entry, ...asking(times) } as const,
  }));
  return {
    ...nothing,
    emergency,
    proposals,
    rest: read.length === 0 ? [] : rest,
    answer: answerFor(questions, diary, sent),
  };
};

/**
 * What of a message stays a note, of which entries can be made: what tells something and is neither read nor asked. Null of none, and of an
 * emergency, in which nobody is asked for entries. `isRead`: something was read in it.
 */
export const notedIn = (message: string, sent: SentAt, isRead: boolean): string | null => {
  if (emergencyIn(message) !== null || courtesyIn(message) !== null) return null;
  const act = actIn(message);
  // What corrects nothing may tell something.
  if (act !== null) return isRead || act.does === 'undo' || act.does === 'delete' ? null : message.trim();
  const { told } = partsOf(message);
  if (told.trim() === '') return null;
  const { read, rest } = readWhole(told, sent);
  // What a model read in it nobody can tell from the rest.
  if (read.length === 0) return isRead ? null : told.trim();
  return rest.length === 0 ? null : rest.join('. ');
};
