import { assertNever } from '#kernel/assert-never';
import type { Emergency } from '../emergencies/emergencies';
import type { Unclear } from '../proposing/outcomes';
import type { Courtesy } from '#text/languages/courtesies';
import type { Answer, Reading } from '../reading';

/** The words of the assistant. */

const EMERGENCIES: Readonly<Record<Emergency, string>> = {
  body: 'This may be an emergency. Call your emergency number now (112 in Europe, 911 in North America, 999 in the UK, 000 in Australia) or ask somebody near you to call. I cannot judge how serious it is, and I cannot call for you.',
  self_harm:
    'Please do not stay alone with this. If you may act on it, call your emergency number now (112 in Europe, 911 in North America, 999 in the UK, 000 in Australia). To talk to somebody at any hour: 988 in the US and Canada, 116 123 in the UK and much of Europe, 13 11 14 in Australia.',
};

/** All figures in them are numbers that can be called. */
const NUMBER = /\d+(?: \d+)*/gu;

/** How a reply to an emergency begins: apart from it, so that it can be shown as what it is. */
export interface EmergencyWords {
  readonly text: string;
  /** The numbers in it that can be called. */
  readonly numbers: readonly string[];
}

const ALL: readonly EmergencyWords[] = Object.values(EMERGENCIES).map((text) => ({
  text,
  numbers: [...text.matchAll(NUMBER)].map(([number]) => number),
}));

/** The words for an emergency that a reply opens with; null of any other reply. */
export const emergencyWordsOf = (content: string): EmergencyWords | null =>
  ALL.find(({ text }) => content.startsWith(text)) ?? null;

const answerWords = (answer: Answer): string => {
  switch (answer.kind) {
    case 'answered':
      return answer.words;
    case 'medical':
      return 'I keep your diary, but I can’t say what something means, or what to take or to do. Please ask your doctor or pharmacist, and show them your diary.';
    case 'unknown':
      return answer.examples.length === 0
        ? 'I can’t answer that from your diary: nothing is kept in it yet.'
        : `I can’t answer that from your diary. Questions that I can answer are, for example:\n${answer.examples.map((each) => `- ${each}`).join('\n')}`;
    default:
      return assertNever(answer);
  }
};

const NOTED = 'I have noted what you said, word for word.';
const ASKS_KIND = 'I have kept this as a note, word for word. Nothing of it is counted yet: what should it count as?';

export const IMAGE_KEPT = 'I have kept this image, but I can’t see what it shows.';

const cardWords = ({ proposals, asksWhich, refuses }: Reading): string => {
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

/** Nothing of a message was understood: it is kept as it was said. */
export const isNote = ({ proposals, answer, unclear, refuses, courtesy }: Reading): boolean =>
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

/** Of what was taken back without another in its place. */
const takenBack = ({ proposals, refuses }: Reading): readonly string[] =>
  refuses.length === 0 || proposals.length > 0
    ? []
    : [
        refuses.length === 1
          ? 'I have taken back what I offered. Your diary is as it was.'
          : `I have taken back the ${refuses.length} entries that I offered. Your diary is as it was.`,
      ];

/** What waits for the person is in no answer. */
const waiting = (open: number): string =>
  open === 1
    ? 'One entry waits for you to keep it, and is not counted.'
    : `${open} entries wait for you to keep them, and are not counted.`;

/** What the assistant says, the emergency first. Markdown. `open`: proposals that nobody has answered. `inOtherWords`: those of a model. */
export const wordsOf = (reading: Reading, open: number, inOtherWords: string | null = null): string => {
  const { emergency, proposals, rest, answer, unclear, courtesy } = reading;
  return [
    ...(emergency === null ? [] : [EMERGENCIES[emergency]]),
    ...(proposals.length === 0 ? [] : [cardWords(reading)]),
    ...(rest.length === 0
      ? []
      : [`The rest I have kept as a note, word for word: ${rest.map((each) => `“${each}”`).join(', ')}.`]),
    ...takenBack(reading),
    ...(unclear === null ? [] : [UNCLEAR[unclear]]),
    ...(courtesy === null || emergency !== null ? [] : [COURTESIES[courtesy]]),
    ...(answer === null ? [] : [inOtherWords ?? answerWords(answer)]),
    ...(answer?.kind === 'answered' && open > 0 ? [waiting(open)] : []),
    // Nobody is asked about kinds of entries in an emergency.
    ...(isNote(reading) ? [emergency === null ? ASKS_KIND : NOTED] : []),
  ].join('\n\n');
};
