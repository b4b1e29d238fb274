import { z } from 'zod';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import type { Addressee } from '../wording/addressee';
import { entryWords } from './entry-words';

export const amount = z.strictObject({ value: z.number(), unit: z.string().max(40).nullable() }).nullable();
export const strengthSchema = z.union([z.number(), z.enum(['mild', 'moderate', 'severe'])]).nullable();

export const whenFields = {
  at: z.iso.datetime().describe('When it was.'),
  offset_minutes: z.int().min(-900).max(900).describe('Minutes to add to UTC for the local time.'),
  said: z.enum(['time', 'day', 'none']).describe('How exact that is; `none`: the time is that of the message.'),
  words: z.string().max(20_000).nullable().describe('The person’s words from which it was read.'),
};

export const entryKind = z.enum(['stool', 'pain', 'symptom', 'meal', 'drink', 'medication', 'sleep', 'mood', 'note']);

/** An entry as clients send and get it. The decider enforces its limits. */
export const entryFields = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('stool'),
      bristol: z.number().nullable().describe('The Bristol type, 1 to 7.'),
      count: z.number(),
      blood: z.boolean().nullable(),
      ...whenFields,
    }),
    z.strictObject({
      kind: z.literal('pain'),
      strength: z.number().describe('From 0 to 10.'),
      where: z.string().nullable(),
      ...whenFields,
    }),
    z.strictObject({ kind: z.literal('symptom'), what: z.string(), strength: strengthSchema, ...whenFields }),
    z.strictObject({ kind: z.literal('meal'), what: z.string(), amount, ...whenFields }),
    z.strictObject({ kind: z.literal('drink'), what: z.string(), amount, ...whenFields }),
    z.strictObject({
      kind: z.literal('medication'),
      name: z.string(),
      dose: z.string().nullable().describe('In the person’s words.'),
      ...whenFields,
    }),
    z.strictObject({ kind: z.literal('sleep'), minutes: z.number(), ...whenFields }),
    z.strictObject({
      kind: z.literal('mood'),
      what: z.string().nullable(),
      strength: z.number().nullable(),
      ...whenFields,
    }),
    z.strictObject({ kind: z.literal('note'), text: z.string(), ...whenFields }),
  ])
  .meta({ id: 'DiaryEntry' });
export type EntryFields = z.output<typeof entryFields>;

export const entryFrom = ({ offset_minutes: offsetMinutes, ...entry }: EntryFields): DiaryEntry => ({
  ...entry,
  offsetMinutes,
});

export const toEntryFields = ({ offsetMinutes: offset_minutes, ...entry }: DiaryEntry): EntryFields => ({
  ...entry,
  offset_minutes,
});

/** An entry with its wording. */
export const entryAnswer = z
  .strictObject({ text: z.string().describe('`Pain 7 of 10, today 14:20`'), entry: entryFields })
  .meta({ id: 'ShownDiaryEntry' });
type EntryView = ViewOf<typeof entryAnswer>;

export const entryView = (entry: DiaryEntry, to: Addressee): EntryView => ({
  text: entryWords(entry, to),
  entry: toEntryFields(entry),
});

/** A proposal of the assistant, and how it was answered. */
export const proposalAnswer = z
  .strictObject({
    id: z.string(),
    does: z.enum(['add', 'change', 'delete']),
    was: entryAnswer.nullable().describe('The entry before.'),
    entry: entryAnswer
      .nullable()
      .describe('The entry as it would be, or as it was kept; null where it would be deleted.'),
    times: z
      .array(z.strictObject({ text: z.string().describe('`today 12:30`'), entry: entryFields }))
      .describe('The entry at each possible time, if the message leaves the time open.'),
    asks: z
      .string()
      .nullable()
      .describe('The question about its time, if there are `times`: `07:30 is still to come. Was it yesterday?`'),
    status: z.enum(['open', 'kept', 'refused']),
    became: z
      .strictObject({ entry: entryAnswer.nullable().describe('As it is now; null if it was deleted.') })
      .nullable()
      .describe('What happened to a kept entry later; null if it is unchanged.'),
  })
  .meta({ id: 'DiaryProposal' });
export type ProposalView = ViewOf<typeof proposalAnswer>;
