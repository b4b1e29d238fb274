import { z } from 'zod';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import { lineKindAnswer, sourceAnswer } from '../queries/source-view';

const tellingAnswer = z
  .strictObject({
    tracker_id: z.string(),
    display_title: z.string().describe('Of the tracker.'),
    update_id: z.string().nullable().describe('Null if its first overview told it.'),
    told_at: timeAnswer,
    host: z.string().describe('Of the page.'),
  })
  .meta({ id: 'WeekTelling' });

const lineAnswer = z
  .strictObject({
    claim_id: z.string().nullable().describe('Null on what a line contradicts.'),
    kind: lineKindAnswer,
    text: z.string(),
    title: z.string().nullable().describe('Title of its page, if the line cannot be understood without it.'),
    was: z.string().nullable().describe('The earlier value or claim; null on a new line.'),
    source: sourceAnswer,
    told: tellingAnswer,
    also: z.array(tellingAnswer).describe('Others that told the same.'),
  })
  .meta({ id: 'WeekLine' });
export type WeekLineView = ViewOf<typeof lineAnswer>;

const itemAnswer = z
  .strictObject({
    differs_in: z
      .enum(['figure', 'outcome'])
      .nullable()
      .describe('What its lines differ in: a value of the same thing, or whether it holds. Null on a single line.'),
    lines: z.array(lineAnswer).min(1).describe('What differs, the earliest page first.'),
  })
  .meta({ id: 'WeekItem' });

export const weekAnswer = {
  from: z.iso.date().describe('The first of the seven days.'),
  to: z.iso.date().describe('Today, in the time zone that was asked for.'),
  groups: z.array(
    z
      .strictObject({
        heading: z
          .string()
          .nullable()
          .describe('What its pages share; null for the first group, whose pages share nothing.'),
        items: z.array(itemAnswer),
      })
      .meta({ id: 'WeekGroup' }),
  ),
  more: z.int().describe('Lines of the week for which there is no room.'),
};
export type WeekView = ViewOf<z.ZodObject<typeof weekAnswer>>;
