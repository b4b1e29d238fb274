import { z } from 'zod';
import type { DiaryEntry } from '#events/conversations/diary-entry';
import type { ViewOf } from '#platform/http/answers';
import type { SentAt } from '../proposing/sent-at';
import { entryWords } from './entry-words';

const amount = z.strictObject({ value: z.number(), unit: z.string().max(40).nullable() }).nullable();
const strength = z.union([z.number(), z.enum(['mild', 'moderate', 'severe'])]).nullable();

const when = {
  at: z.iso.datetime().describe('When it was.'),
  offset_minutes: z.int().min(-900).max(900).describe('Minutes to add to UTC for the local time.'),
  said: z.enum(['time', 'day', 'none']).describe('How exactly that was said; `none`: when the message was sent.'),
  words: z.string().max(20_000).nullable().describe('The person’s words that it was read from.'),
};

/** An entry as clients send and get it. Its limits are the decider’s. */
export const entryFields = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('stool'),
      bristol: z.number().nullable().describe('The Bristol type, 1 to 7.'),
      count: z.number(),
      blood: z.boolean().nullable(),
      ...when,
    }),
    z.strictObject({
      kind: z.literal('pain'),
      strength: z.number().describe('From 0 to 10.'),
      where: z.string().nullable(),
      ...when,
    }),
    z.strictObject({ kind: z.literal('symptom'), what: z.string(), strength, ...when }),
    z.strictObject({ kind: z.literal('meal'), what: z.string(), amount, ...when }),
    z.strictObject({ kind: z.literal('drink'), what: z.string(), amount, ...when }),
    z.strictObject({
      kind: z.literal('medication'),
      name: z.string(),
      dose: z.string().nullable().describe('As it was said.'),
      ...when,
    }),
    z.strictObject({ kind: z.literal('sleep'), minutes: z.number(), ...when }),
    z.strictObject({ kind: z.literal('mood'), what: z.string().nullable(), strength: z.number().nullable(), ...when }),
    z.strictObject({ kind: z.literal('note'), text: z.string(), ...when }),
  ])
  .meta({ id: 'DiaryEntry' });
export type EntryFields = z.output<typeof entryFields>;

export const entryFrom = ({ offset_minutes: offsetMinutes, ...entry }: EntryFields): DiaryEntry => ({
  ...entry,
  offsetMinutes,
});

export const fieldsOf = ({ offsetMinutes: offset_minutes, ...entry }: DiaryEntry): EntryFields => ({
  ...entry,
  offset_minutes,
});

/** An entry with how it is called. */
export const entryAnswer = z
  .strictObject({ text: z.string().describe('`Pain 7 of 10, today 14:20`'), entry: entryFields })
  .meta({ id: 'ShownDiaryEntry' });
type EntryView = ViewOf<typeof entryAnswer>;

export const entryView = (entry: DiaryEntry, sent: SentAt): EntryView => ({
  text: entryWords(entry, sent),
  entry: fieldsOf(entry),
});

/** What the assistant proposes, and what became of it. */
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
      .describe('The entry at each time that it may have been, where what was said leaves that open.'),
    status: z.enum(['open', 'kept', 'refused']),
  })
  .meta({ id: 'DiaryProposal' });
export type ProposalView = ViewOf<typeof proposalAnswer>;
