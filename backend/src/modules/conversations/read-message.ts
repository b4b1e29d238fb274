import { courtesyIn } from '#text/languages/courtesies';
import { asksWhatTheyLiveWith, tellsWhatTheyLiveWith } from './asking/lives-with';
import { NONE_UNCOUNTED } from './asking/uncounted';
import { countsAsNothing } from './clauses/counts-as-nothing';
import { type Diary, answerFor } from './diary-answer';
import { emergencyIn, emergencyLanguage } from './emergencies/emergencies';
import type { MessageReading } from './message-reading';
import { actIn } from './proposing/diary-acts';
import { partsOfMessage } from './proposing/notes-in-message';
import { outcomeOfAct } from './proposing/outcomes';
import { readEntries } from './proposing/read-entries';
import { asking } from './proposing/timing';
import type { Addressee } from './wording/addressee';

/**
 * What has to be loaded to read a message: nothing, the saved condition only, or the whole conversation, which is long.
 */
export const neededFor = (message: string): 'nothing' | 'diagnosis' | 'conversation' => {
  if (actIn(message) !== null) return 'conversation';
  const { questions } = partsOfMessage(message);
  if (questions.length === 0) return 'nothing';
  return questions.every(asksWhatTheyLiveWith) ? 'diagnosis' : 'conversation';
};

/** Reads a message by rules. Nothing in it counts before the person keeps it. */
export const readMessage = (message: string, diary: Diary, to: Addressee): MessageReading => {
  const { sent, language } = to;
  const kind = emergencyIn(message);
  const nothing = {
    emergency: kind === null ? null : { kind, language: emergencyLanguage(message, language) },
    proposals: [],
    rest: [],
    unclear: null,
    asksWhich: false,
    refuses: [],
    courtesy: null,
    answer: null,
    tellsLivesWith: false,
    countsAsNothing: false,
    uncounted: NONE_UNCOUNTED,
  };
  const act = actIn(message);
  if (act !== null) {
    const found = outcomeOfAct(act, diary.newest, diary.exchange, sent, message);
    if (found.kind === 'unclear') return { ...nothing, unclear: found.why };
    const { proposals, asksWhich, refuses } = found;
    return { ...nothing, proposals, asksWhich, refuses };
  }
  const courtesy = courtesyIn(message);
  if (courtesy !== null) return { ...nothing, courtesy };
  const { questions, told } = partsOfMessage(message);
  const { read, rest } = readEntries(told, sent);
  const proposals = read.map(({ entry, times, isToCome }) => ({
    entryId: null,
    proposal: { does: 'add', entry, ...asking(times, isToCome) } as const,
  }));
  const answered = answerFor(questions, diary, to);
  // `Worst headache so far?` asks for what was kept.
  const asksOnly = kind === 'body' && answered.answer?.kind === 'answered' && emergencyIn(told) === null;
  return {
    ...nothing,
    emergency: asksOnly ? null : nothing.emergency,
    proposals,
    rest: read.length === 0 ? [] : rest,
    tellsLivesWith: read.length === 0 && tellsWhatTheyLiveWith(told),
    countsAsNothing: countsAsNothing(told),
    ...answered,
  };
};
