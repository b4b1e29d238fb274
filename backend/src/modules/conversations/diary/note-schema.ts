import { z } from 'zod';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { tellsWhatTheyLiveWith } from '../asking/lives-with';
import { countsAsNothing } from '../clauses/counts-as-nothing';
import { clockIn, saysUnreadTime } from '../clauses/only-clock';
import { prefilledForms } from '../clauses/prefilled-forms';
import { kindsSpokenOf } from '../proposing/kinds-spoken-of';
import type { SentAt } from '../proposing/sent-at';
import { entryKind } from './entry-schema';
import { prefilledFormAnswer, prefilledFormView } from './prefilled-form-schema';

/** The part of a message that stays a note, and the fields that it settles. */
export const notedFields = {
  noted: z.string().nullable().describe('The part of the message that stays a note, of which entries can be made.'),
  kinds: z.array(entryKind).describe('For a note: the kinds of entries that it suggests, in text order.'),
  prefilled: z
    .array(prefilledFormAnswer)
    .describe('For a note: the fields with which a form of each kind is filled in before the person sees it.'),
  clock: timeAnswer.nullable().describe('For a note: the only clock time in it.'),
  tells_lives_with: z
    .boolean()
    .describe('Whether a note states the condition the person lives with, which they save on a screen of its own.'),
  asks_time: z
    .boolean()
    .describe('Whether a note has a time that was not understood: a form that is not prefilled asks for it.'),
};

export const noteAnswer = z
  .strictObject({
    id: z.string().describe('The id of its message.'),
    at: timeAnswer.describe('When the message was sent.'),
    offset_minutes: z.int().describe('Minutes to add to UTC for the local time.'),
    text: z.string().describe('In the person’s words.'),
    ...notedFields,
  })
  .meta({ id: 'DiaryNote' });
export type NoteView = ViewOf<typeof noteAnswer>;

type NotedView = Pick<NoteView, 'noted' | 'kinds' | 'prefilled' | 'clock' | 'tells_lives_with' | 'asks_time'>;

export const NOT_NOTED = {
  noted: null,
  kinds: [],
  prefilled: [],
  clock: null,
  tells_lives_with: false,
  asks_time: false,
};

/** A note about somebody else, or about what was left out, is never offered as an entry. `message`: the whole message that the note is part of. */
export const notedView = (text: string | null, message: string, sent: SentAt): NotedView =>
  text === null || countsAsNothing(text)
    ? NOT_NOTED
    : {
        noted: text,
        kinds: [...kindsSpokenOf(text)],
        prefilled: prefilledForms(text, message, sent).map(prefilledFormView),
        clock: clockIn(message, sent),
        tells_lives_with: tellsWhatTheyLiveWith(text),
        asks_time: saysUnreadTime(message, sent),
      };
