import { assertNever } from '#kernel/assert-never';
import { truncate } from '#kernel/truncate';
import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import type { Uncounted } from '../asking/uncounted';
import { countsAsNothing } from '../clauses/counts-as-nothing';
import type { DiaryAnswer, MessageReading } from '../message-reading';
import type { DiaryTexts } from '../wording/english';
import { textsIn } from '../wording/texts';
import { EMERGENCIES } from './emergency-words';

const answerWords = (answer: DiaryAnswer, texts: DiaryTexts): string => {
  switch (answer.kind) {
    case 'answered':
      return answer.words;
    case 'medical':
      return texts.medical;
    case 'lives with':
      return answer.diagnosis === null ? texts.livesWithUnknown : texts.livesWith(answer.diagnosis);
    case 'unknown':
      return answer.examples.length === 0
        ? texts.unknownInEmpty
        : `${texts.unknown}\n${answer.examples.map((each) => `- ${each}`).join('\n')}`;
    default:
      return assertNever(answer);
  }
};

const cardWords = ({ proposals, asksWhich, refuses }: MessageReading, texts: DiaryTexts): string => {
  const [only] = proposals;
  if (asksWhich) return texts.which;
  if (proposals.length > 1) return texts.keepEntries(proposals.length);
  switch (only?.proposal.does) {
    case 'change':
      return texts.changeEntry;
    case 'delete':
      return texts.deleteEntry;
    default:
      return refuses.length > 0 ? texts.keepInstead : texts.keepEntry;
  }
};

/** Whether nothing of a message was understood, so that it is kept as it was said. */
export const isNote = ({ proposals, answer, unclear, refuses, courtesy }: MessageReading): boolean =>
  proposals.length === 0 && answer === null && unclear === null && refuses.length === 0 && courtesy === null;

/** The sentence on proposals that were withdrawn without a replacement. */
const takenBack = ({ proposals, refuses }: MessageReading, texts: DiaryTexts): readonly string[] =>
  refuses.length === 0 || proposals.length > 0 ? [] : [texts.takenBack(refuses.length)];

const MAX_QUOTED = 3;
const LONGEST_QUOTE = 81;

const shortNote = (note: string): string => truncate(note.replace(/\s+/g, ' '), LONGEST_QUOTE);

/** The sentence on things asked for that the person has not kept yet. */
const notKept = (entries: readonly string[], texts: DiaryTexts): string => {
  const shown = entries.slice(0, MAX_QUOTED).map(texts.quoted);
  const all = [...shown, ...(entries.length > MAX_QUOTED ? [texts.more(entries.length - MAX_QUOTED)] : [])];
  return texts.toldAndWaits(all, entries.length);
};

/**
 * The sentence on notes about what was asked that an answer leaves out, so that it does not seem complete; none on notes
 * about other things.
 */
const lacking = ({ about, others }: Uncounted, findsNone: boolean, texts: DiaryTexts): readonly string[] => {
  // If no entry matches, any of a few notes may be the answer.
  const told = findsNone && others.length <= MAX_QUOTED ? [...about, ...others] : about;
  if (told.length === 0) return [];
  const quotes = told.slice(0, MAX_QUOTED).map((note) => texts.quoted(shortNote(note)));
  const sentence = texts.notesLeftOut(told.length, quotes, told.length <= MAX_QUOTED);
  return [findsNone && !told.every(countsAsNothing) ? `${sentence} ${texts.makeEntry(told.length)}` : sentence];
};

/** The words on a message that stays a note. In an emergency, nobody is asked for a kind of entry. */
const noteWords = (
  { emergency, tellsLivesWith, countsAsNothing: isOfNothing }: MessageReading,
  texts: DiaryTexts,
): string => {
  if (emergency !== null) return EMERGENCIES[emergency.language].noted;
  if (isOfNothing) return texts.keptAsNote;
  return tellsLivesWith ? texts.tellsLivesWith : texts.asksKind;
};

/**
 * The assistant's reply as Markdown, the emergency first. `open`: the number of open proposals; `language`: that of the
 * interface; `inOtherWords`: the answer in a model's words.
 */
export const wordsOf = (
  reading: MessageReading,
  open: number,
  language: InterfaceLanguage,
  inOtherWords: string | null = null,
): string => {
  const texts = textsIn(language);
  const { emergency, proposals, rest, answer, uncounted, unclear, courtesy } = reading;
  return [
    ...(emergency === null ? [] : [EMERGENCIES[emergency.language].words[emergency.kind]]),
    ...(proposals.length === 0 ? [] : [cardWords(reading, texts)]),
    ...(rest.length === 0 ? [] : [texts.rest(rest)]),
    ...takenBack(reading, texts),
    ...(unclear === null ? [] : [texts.unclear[unclear]]),
    ...(courtesy === null || emergency !== null ? [] : [texts[courtesy]]),
    // Somebody who asks for what they just reported reads first that it waits to be kept, not that there is no entry.
    ...(uncounted.waiting.length > 0 ? [notKept(uncounted.waiting, texts)] : []),
    ...(answer === null ? [] : [inOtherWords ?? answerWords(answer, texts)]),
    ...(answer?.kind === 'answered' && open > uncounted.waiting.length
      ? [texts.waiting(open - uncounted.waiting.length, uncounted.waiting.length > 0)]
      : []),
    ...(answer?.kind === 'answered' && uncounted.corrections.length > 0
      ? [texts.correctionsWait(uncounted.corrections.length, uncounted.corrections.slice(0, MAX_QUOTED))]
      : []),
    ...(answer?.kind === 'answered' ? lacking(uncounted, answer.findsNone, texts) : []),
    ...(isNote(reading) ? [noteWords(reading, texts)] : []),
  ].join('\n\n');
};
