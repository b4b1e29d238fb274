import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type DiaryEntry, localDay, localTime } from '#events/conversations/diary-entry';
import { answerTo } from '#modules/conversations/asking/diary-answers';
import { entriesIn } from '#test/support/conversations/diary-entries';
import { knownStems } from '../../../backend/src/modules/conversations/asking/asked-entries';
import { askedIn } from '../../../backend/src/modules/conversations/asking/read-question';
import { partsOfMessage } from '../../../backend/src/modules/conversations/proposing/notes-in-message';
import type { SentAt } from '../../../backend/src/modules/conversations/proposing/sent-at';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const fields = z.record(z.string(), value);
type Fields = z.output<typeof fields>;

const said = z.object({ id: z.string(), lang: z.string(), said: z.string() });
const message = said.extend({ proposals: z.array(fields), never: z.array(fields) });
const timedMessage = message.extend({ set: z.string(), now: z.string() });
const question = z.object({
  id: z.string(),
  asked: z.string(),
  now: z.string(),
  right: z.union([z.array(z.string()), z.literal('decline')]),
  wrong: z.array(z.string()),
});
const strangers = z.object({
  messages: z.array(message),
  questions: z.array(question.extend({ diary: z.array(fields) })),
  emergencies: z.object({ must: z.array(said), must_not: z.array(said) }),
});
type Strangers = z.output<typeof strangers>;

const read = (file: string): Strangers => strangers.parse(JSON.parse(readFileSync(file, 'utf8')));

/** `STRANGERS` names another file of the same form, to measure on what nobody has looked at. */
export const readStrangers = (): Strangers => read(process.env.STRANGERS ?? join(__dirname, 'strangers.json'));

/** Messages as four other strangers would type them, each with the time at which it is sent. */
export const readNatural = (): readonly z.output<typeof timedMessage>[] =>
  z.array(timedMessage).parse(JSON.parse(readFileSync(join(__dirname, 'natural.json'), 'utf8')));

/** Everyday questions of two of them, each asked of the same diary. */
export const readEverydayQuestions = (): Strangers['questions'] => {
  const file = z.object({ diary: z.array(fields), questions: z.array(question) });
  const { diary, questions } = file.parse(JSON.parse(readFileSync(join(__dirname, 'everyday-questions.json'), 'utf8')));
  return questions.map((each) => ({ ...each, diary }));
};

/** Of another stranger, who wrote of emergencies alone. */
export const readSecondEmergencies = (): Strangers['emergencies'] =>
  read(join(__dirname, 'second-emergencies.json')).emergencies;

/** An evening, at which messages are sent whose time is not told. */
const EVENING = '2026-11-26T21:30';

/** What an entry states, in the fields of the strangers. `today`: the day of its message. */
const statedBy = (entry: DiaryEntry, today: string): Fields => {
  const { at, offsetMinutes, said: precision, words: _words, ...thing } = entry;
  const day = localDay(at, offsetMinutes);
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
  const stated: Record<string, unknown> = {
    ...thing,
    ...(precision === 'time' ? { at: localTime(at, offsetMinutes).slice(11, 16) } : {}),
    ...(precision === 'none' ? {} : { day: ['today', 'yesterday'][daysAgo] ?? day }),
    ...(thing.kind === 'sleep' ? { hours: thing.minutes / 60, minutes: null } : {}),
    // One movement is what an entry is without a count.
    ...(thing.kind === 'stool' && thing.count === 1 ? { count: null } : {}),
    amount: null,
  };
  return fields.parse(Object.fromEntries(Object.entries(stated).filter(([, each]) => each !== null)));
};

const folded = (each: unknown): string => String(each).toLowerCase().replace(/\s+/gu, '');
const alike = (a: unknown, b: unknown): boolean => folded(a) === folded(b);
/** A name may be said shorter or longer: `eye` for `behind the right eye`. */
const isNamedAlike = (a: unknown, b: unknown): boolean =>
  folded(a).includes(folded(b)) || folded(b).includes(folded(a));
const NAMES = ['what', 'where', 'name', 'dose'];
const hasAll = (stated: Fields, wanted: Fields): boolean =>
  Object.entries(wanted).every(([key, each]) => alike(stated[key], each));

/** Times and days that the stranger did not state are not judged. */
const isListed = (stated: Fields, listed: Fields): boolean =>
  Object.entries(stated).every(([key, each]) =>
    key in listed
      ? alike(listed[key], each) || (NAMES.includes(key) && isNamedAlike(listed[key], each))
      : ['day', 'at'].includes(key),
  );

type Message = z.output<typeof message> & { readonly now?: string };

/** When a message was sent. */
export const sentAtOf = ({ now = EVENING }: Message): SentAt => ({ at: `${now}:00.000Z`, offsetMinutes: 0 });

/** Entries that were read in a message, and whether they may be proposed. */
export const judged = (message: Message, entries: readonly DiaryEntry[]) => {
  const { id, said: words, now = EVENING, proposals, never } = message;
  return entries.map((entry) => {
    const stated = statedBy(entry, now.slice(0, 10));
    const isWrong = never.some((each) => hasAll(stated, each)) || proposals.length === 0;
    const isRight = !isWrong && proposals.some((each) => isListed(stated, each));
    return { id, words, stated, judged: isWrong ? 'wrong' : isRight ? 'right' : 'undecided' } as const;
  });
};

/** What is proposed from each message, and whether it may be. */
export const judgedProposals = (messages: readonly Message[]) =>
  messages.flatMap((each) => judged(each, entriesIn(partsOfMessage(each.said).told, sentAtOf(each))));

const number = (each: Fields[string] | undefined): number | null => (typeof each === 'number' ? each : null);
const text = (each: Fields[string] | undefined): string | null => (typeof each === 'string' ? each : null);

const entryOf = (each: Fields): DiaryEntry => {
  const when = { at: `${text(each.at) ?? ''}:00.000Z`, offsetMinutes: 0, said: 'time', words: null } as const;
  const strength = number(each.strength);
  const severity = z.enum(['mild', 'moderate', 'severe']).nullable().catch(null).parse(each.strength);
  switch (each.kind) {
    case 'stool': {
      const { bristol, count, blood } = each;
      return {
        kind: 'stool',
        bristol: number(bristol),
        count: number(count) ?? 1,
        blood: blood === undefined ? null : blood === true,
        ...when,
      };
    }
    case 'pain':
      return { kind: 'pain', strength: strength ?? 0, where: text(each.where), ...when };
    case 'symptom':
      return { kind: 'symptom', what: text(each.what) ?? '', strength: strength ?? severity, ...when };
    case 'meal':
    case 'drink':
      return { kind: each.kind, what: text(each.what) ?? '', amount: null, ...when };
    case 'medication':
      return { kind: 'medication', name: text(each.name) ?? '', dose: text(each.dose), ...when };
    case 'sleep':
      return { kind: 'sleep', minutes: (number(each.hours) ?? 0) * 60, ...when };
    case 'mood':
      return { kind: 'mood', what: text(each.what), strength, ...when };
    default:
      return { kind: 'note', text: text(each.text) ?? '', ...when };
  }
};

const says = (words: string, wanted: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\d.])${wanted.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d])`,
    'iu',
  ).test(words);

/** That there is nothing of it is how a diary declines. */
const SAYS_NONE = /^(?:No: y|Y)our diary has no /;

/** What is answered to each question, and whether it is right. */
export const judgedAnswers = (questions: Strangers['questions']) =>
  questions.map(({ id, asked, now, diary, right, wrong }) => {
    const to = { sent: { at: `${now}:00.000Z`, offsetMinutes: 0 }, language: 'en' } as const;
    const entries = diary.map(entryOf);
    const question = askedIn(asked, to, knownStems(entries));
    const answer = question.kind === 'question' ? answerTo(question, entries, to) : null;
    const isNone = answer === null || (right === 'decline' && SAYS_NONE.test(answer));
    const judged = isNone
      ? right === 'decline'
        ? 'right to decline'
        : 'declined'
      : right !== 'decline' &&
          right.some((each) => says(answer, each)) &&
          !wrong.some((each) => says(answer.split('\n')[0] ?? '', each))
        ? 'right'
        : 'wrong';
    return { id, asked, answer, judged } as const;
  });
