import { z } from 'zod';
import type { ClaimEvidence, CitedSource } from '#events/research/ledger.events';
import { calendarDay } from '#kernel/calendar';
import { stripInvisible } from '#kernel/invisible-characters';
import { headlineOf } from '#pages/html/headline';
import { type ViewOf, timeAnswer } from '#platform/http/answers/answer-schemas';
import type { SourceLinks } from './source-links';

const published = {
  published_at: z.string().nullable().describe('ISO 8601: a date or a UTC time. Null if the page has none.'),
  published_on: z.iso
    .date()
    .nullable()
    .describe('The calendar day by the page’s own clock: what a reader is shown, whatever their time zone.'),
};

/** The date as a day, or as a time in UTC, and its calendar day by the page's own clock. */
const publishedView = (date: string | null) => ({
  published_at: date?.includes('T') === true ? new Date(date).toISOString() : date,
  published_on: calendarDay(date),
});

export const sourceAnswer = z
  .strictObject({
    url: z.string(),
    passthrough_link: z.string().describe('Redirects to the page through this server.'),
    title: z.string(),
    headline: z.string().describe('The title without stock labels such as “Fact Sheet:” and the site’s name.'),
    host: z.string(),
    publisher: z.string(),
    ...published,
    quote: z.string().describe('A contiguous piece of the page’s visible text.'),
    passage: z
      .string()
      .nullable()
      .describe('The quote with its surrounding sentences. Null if it is the whole paragraph.'),
    read_at: timeAnswer,
  })
  .meta({ id: 'Source', description: '`sources[n - 1]` is what `[n]` points to.' });

/** A source without a link through this server, where no update need cite it. */
export const checkedSource = sourceAnswer.omit({ passthrough_link: true }).meta({ id: 'CheckedSource' });

export type SourceView = ViewOf<typeof sourceAnswer>;

/** A page and its quote, whether or not an update cites it. */
export const quotedView = (source: Omit<CitedSource, 'id'>): Omit<SourceView, 'passthrough_link'> => ({
  url: source.url,
  title: stripInvisible(source.title),
  headline: stripInvisible(headlineOf(source)),
  host: source.host,
  publisher: stripInvisible(source.publisher),
  ...publishedView(source.publishedAt),
  quote: source.quote,
  passage: source.passage ?? null,
  read_at: source.readAt,
});

export const sourceView = (source: CitedSource, links: SourceLinks): SourceView => ({
  passthrough_link: links.linkTo(source.id),
  ...quotedView(source),
});

export const evidenceAnswer = z.strictObject({
  url: z.string(),
  title: z.string(),
  host: z.string(),
  quote: z.string(),
  ...published,
});

export const evidenceView = ({
  url,
  title,
  host,
  quote,
  publishedAt,
}: ClaimEvidence): ViewOf<typeof evidenceAnswer> => ({
  url,
  title: stripInvisible(title),
  host,
  quote,
  ...publishedView(publishedAt),
});

export const lineKindAnswer = z.enum(['new', 'changed', 'contradicted']);
