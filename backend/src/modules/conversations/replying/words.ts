import { assertNever } from '#kernel/assert-never';
import { shortened } from '#kernel/shortened';
import type { Emergency, EmergencyLanguage } from '../emergencies/emergencies';
import type { Unclear } from '../proposing/outcomes';
import type { Courtesy } from '#text/languages/courtesies';
import type { Uncounted } from '../asking/uncounted';
import type { Answer, MessageReading } from '../message-reading';

const EMERGENCIES: Readonly<Record<EmergencyLanguage, Readonly<Record<Emergency, string>>>> = {
  en: {
    body: 'This may be an emergency. Call your emergency number now (112 in Europe, 911 in North America, 999 in the UK, 000 in Australia) or ask somebody near you to call. I cannot judge how serious it is, and I cannot call for you.',
    self_harm:
      'Please do not stay alone with this. If you may act on it, call your emergency number now (112 in Europe, 911 in North America, 999 in the UK, 000 in Australia). To talk to somebody at any hour: 988 in the US and Canada, 116 123 in the UK and much of Europe, 13 11 14 in Australia.',
  },
  es: {
    body: 'Esto puede ser una emergencia. Llama ahora al número de emergencias (112 en Europa, 911 en gran parte de América) o pide a alguien que esté cerca que llame. No puedo valorar lo grave que es ni llamar por ti.',
    self_harm:
      'Por favor, no te quedes a solas con esto. Si puedes llegar a hacerte daño, llama ahora al número de emergencias (112 en Europa, 911 en gran parte de América). Para hablar con alguien a cualquier hora: 024 en España, 988 en Estados Unidos.',
  },
  de: {
    body: 'Das kann ein Notfall sein. Ruf jetzt den Notruf an (112 in Europa) oder bitte jemanden in deiner Nähe, ihn zu rufen. Ich kann nicht beurteilen, wie ernst es ist, und nicht für dich anrufen.',
    self_harm:
      'Bleib damit bitte nicht allein. Wenn du dir etwas antun könntest, ruf jetzt den Notruf an (112 in Europa). Mit jemandem reden kannst du zu jeder Stunde: 116 123 in Deutschland, 142 in Österreich, 143 in der Schweiz.',
  },
};

/** The phone numbers in the words: all of their figures can be called. */
const NUMBER = /\d+(?: \d+)*/gu;

/** The opening of a reply to an emergency, kept apart so that it can be shown differently. */
export interface EmergencyWords {
  readonly text: string;
  /** The phone numbers in it. */
  readonly numbers: readonly string[];
}

const ALL: readonly EmergencyWords[] = Object.values(EMERGENCIES)
  .flatMap((each) => Object.values(each))
  .map((text) => ({ text, numbers: [...text.matchAll(NUMBER)].map(([number]) => number) }));

/** The emergency words that a reply opens with; null for any other reply. */
export const emergencyWordsOf = (content: string): EmergencyWords | null =>
  ALL.find(({ text }) => content.startsWith(text)) ?? null;

/** The screen on which somebody saves what they live with. */
const LIVES_WITH = 'under “My condition” in your diary';

const answerWords = (answer: Answer): string => {
  switch (answer.kind) {
    case 'answered':
      return answer.words;
    case 'medical':
      return 'I keep your diary, but I can’t say what something means, or what to take or to do. Please ask your doctor or pharmacist, and show them your diary.';
    case 'lives with':
      return answer.diagnosis === null
        ? `You have not saved what you live with. You can ${LIVES_WITH}.`
        : `You live with “${answer.diagnosis}”, as you saved it ${LIVES_WITH}.`;
    case 'unknown':
      return answer.examples.length === 0
        ? 'I can’t answer that from your diary: nothing is kept in it yet.'
        : `I can’t answer that from your diary. Questions that I can answer are, for example:\n${answer.examples.map((each) => `- ${each}`).join('\n')}`;
    default:
      return assertNever(answer);
  }
};

const TELLS_LIVES_WITH = `I have noted that, word for word. What you live with is no entry of a day: you can save it ${LIVES_WITH}.`;
const NOTED = 'I have noted what you said, word for word.';
const ASKS_KIND = 'I have kept this as a note, word for word. Nothing of it is counted yet: what should it count as?';

export const IMAGE_KEPT = 'I have kept this image, but I can’t see what it shows.';

const cardWords = ({ proposals, asksWhich, refuses }: MessageReading): string => {
  const [only] = proposals;
  if (asksWhich) return 'Several entries may be meant. Which one is it?';
  if (proposals.length > 1) return `Shall I keep these ${proposals.length} entries?`;
  switch (only?.proposal.does) {
    case 'change':
      return 'Shall I change this entry?';
    case 'delete':
      return 'Shall I delete this entry?';
    default:
      return refuses.length > 0 ? 'Shall I keep it like this instead?' : 'Shall I keep this?';
  }
};

/** Whether nothing of a message was understood, so that it is kept as it was said. */
export const isNote = ({ proposals, answer, unclear, refuses, courtesy }: MessageReading): boolean =>
  proposals.length === 0 && answer === null && unclear === null && refuses.length === 0 && courtesy === null;

const UNCLEAR: Readonly<Record<Unclear, string>> = {
  'no entry':
    'I find no kept entry that this could mean, or can’t tell what it should say. I have noted what you said.',
  'nothing last':
    'I don’t know what you mean: your last message made no entry. Tell me which one, for example “delete the coffee”.',
  'several offers':
    'Several of the entries that I have just offered may be meant. Tell me which one by its name, or press “Change” on it.',
};

const COURTESIES: Readonly<Record<Courtesy, string>> = {
  greeting: 'Hello. Tell me what you ate, drank, took or felt, or ask me about anything that you have kept.',
  thanks: 'You’re welcome.',
  agreement: 'All right.',
};

/** The sentence on what was taken back without a replacement. */
const takenBack = ({ proposals, refuses }: MessageReading): readonly string[] =>
  refuses.length === 0 || proposals.length > 0
    ? []
    : [
        refuses.length === 1
          ? 'I have taken back what I offered. Your diary is as it was.'
          : `I have taken back the ${refuses.length} entries that I offered. Your diary is as it was.`,
      ];

/** The sentence on unanswered proposals, which no answer counts. */
const waiting = (open: number, areOthers: boolean): string => {
  const other = areOthers ? 'other ' : '';
  return open === 1
    ? `One ${other}entry waits for you to keep it, and is not counted.`
    : `${open} ${other}entries wait for you to keep them, and are not counted.`;
};

const MAX_QUOTED = 3;
const LONGEST_QUOTE = 81;

const quoted = (note: string): string => {
  return `“${shortened(note.replace(/\s+/g, ' '), LONGEST_QUOTE)}”`;
};

/** The sentence on what was told of what is asked, and waits to be kept. */
const notKept = (entries: readonly string[]): string => {
  const shown = entries.slice(0, MAX_QUOTED).map((each) => `“${each}”`);
  const all = [...shown, ...(entries.length > MAX_QUOTED ? [`${entries.length - MAX_QUOTED} more`] : [])].join(', ');
  return entries.length === 1
    ? `You have told me of ${all}. It waits for you to keep it, and is not counted.`
    : `You have told me of ${all}. They wait for you to keep them, and are not counted.`;
};

const MAKE_ONE = 'To count it, press “Make an entry of it” below it.';
const MAKE_SOME = 'To count one, press “Make an entry of it” below it.';

/** The sentence on notes that an answer leaves out, so that it does not pass for complete. */
const lacking = ({ count, about, others }: Uncounted, findsNone: boolean): string => {
  const head = count === 1 ? 'One note isn’t counted as an entry' : `${count} notes aren’t counted as entries`;
  // Where nothing is counted, any of a few may be the answer.
  const told = findsNone && (about.length > 0 || others.length <= MAX_QUOTED) ? [...about, ...others] : about;
  const quotes = told.slice(0, MAX_QUOTED).map(quoted).join(', ');
  if (quotes === '') return `${head}.`;
  const all = told.length === count && count <= MAX_QUOTED;
  const sentence = all ? `${head}: ${quotes}.` : `${head}, among them ${quotes}.`;
  return findsNone ? `${sentence} ${count === 1 ? MAKE_ONE : MAKE_SOME}` : sentence;
};

/** The sentence on corrections that the person has not answered, without which an answer is told. */
const uncorrected = (corrections: readonly string[]): string => {
  const shown = corrections.slice(0, MAX_QUOTED).join('; ');
  return corrections.length === 1
    ? `One correction waits for your answer, and is not counted: ${shown}.`
    : `${corrections.length} corrections wait for your answer, and are not counted, among them ${shown}.`;
};

/**
 * The assistant's reply, the emergency first, as Markdown. `open`: the number of unanswered proposals. `inOtherWords`: the answer in a
 * model's words.
 */
export const wordsOf = (reading: MessageReading, open: number, inOtherWords: string | null = null): string => {
  const { emergency, proposals, rest, answer, uncounted, unclear, courtesy } = reading;
  return [
    ...(emergency === null ? [] : [EMERGENCIES[emergency.language][emergency.kind]]),
    ...(proposals.length === 0 ? [] : [cardWords(reading)]),
    ...(rest.length === 0
      ? []
      : [`The rest I have kept as a note, word for word: ${rest.map((each) => `“${each}”`).join(', ')}.`]),
    ...takenBack(reading),
    ...(unclear === null ? [] : [UNCLEAR[unclear]]),
    ...(courtesy === null || emergency !== null ? [] : [COURTESIES[courtesy]]),
    // Who asks for what they have told reads first that it waits, not that there is none.
    ...(uncounted.waiting.length > 0 ? [notKept(uncounted.waiting)] : []),
    ...(answer === null ? [] : [inOtherWords ?? answerWords(answer)]),
    ...(answer?.kind === 'answered' && open > uncounted.waiting.length
      ? [waiting(open - uncounted.waiting.length, uncounted.waiting.length > 0)]
      : []),
    ...(answer?.kind === 'answered' && uncounted.corrections.length > 0 ? [uncorrected(uncounted.corrections)] : []),
    ...(answer?.kind === 'answered' && uncounted.count > 0 ? [lacking(uncounted, answer.findsNone)] : []),
    // In an emergency, nobody is asked about kinds of entries.
    ...(isNote(reading) ? [emergency !== null ? NOTED : reading.tellsLivesWith ? TELLS_LIVES_WITH : ASKS_KIND] : []),
  ].join('\n\n');
};
