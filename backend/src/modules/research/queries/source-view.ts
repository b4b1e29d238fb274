import { z } from 'zod';
import { type ViewOf, timeAnswer } from '#platform/http/answers';
import type { ClaimEvidence, CitedSource } from '../domain/ledger.events';
import type { SourceLinks } from './source-links';

const publishedAt = z
  .string()
  .nullable()
  .describe('ISO 8601: a day, or a moment in UTC. Null where the page does not say.');

export const sourceAnswer = z
  .strictObject({
    url: z.string(),
    passthrough_link: z.string().describe('Leads to the page through this server.'),
    title: z.string(),
    host: z.string(),
    publisher: z.string(),
    published_at: publishedAt,
    quote: z.string().describe('One contiguous piece of the page’s visible text.'),
    passage: z
      .string()
      .nullable()
      .describe('The quote among its neighbours in its paragraph. Null where it is a paragraph of its own.'),
    read_at: timeAnswer,
  })
  .meta({ id: 'Source', description: '`sources[n - 1]` is what `[n]` points to.' });

export type SourceView = ViewOf<typeof sourceAnswer>;

export const sourceView = (source: CitedSource, links: SourceLinks): SourceView => ({
  url: source.url,
  passthrough_link: links.linkTo(source.id),
  title: source.title,
  host: source.host,
  publisher: source.publisher,
  published_at: source.publishedAt,
  quote: source.quote,
  passage: source.passage ?? null,
  read_at: source.readAt,
});

export const evidenceAnswer = z.strictObject({
  url: z.string(),
  title: z.string(),
  host: z.string(),
  quote: z.string(),
  published_at: publishedAt,
});

export const evidenceView = ({
  url,
  title,
  host,
  quote,
  publishedAt: published_at,
}: ClaimEvidence): ViewOf<typeof evidenceAnswer> => ({ url, title, host, quote, published_at });

export const lineKindAnswer = z.enum(['new', 'changed', 'contradicted']);
