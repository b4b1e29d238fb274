import type { ClaimEvidence, CitedSource } from '../domain/research.events';

/** A source as the API tells it: `sources[n - 1]` is what `[n]` points to. */
export interface SourceView {
  readonly url: string;
  readonly passthrough_link: string;
  readonly title: string;
  readonly host: string;
  readonly publisher: string;
  readonly published_at: string | null;
  readonly quote: string;
  readonly read_at: string;
}

export const sourceView = (source: CitedSource, publicUrl: string): SourceView => ({
  url: source.url,
  passthrough_link: `${publicUrl}/go/${source.id}`,
  title: source.title,
  host: source.host,
  publisher: source.publisher,
  published_at: source.publishedAt,
  quote: source.quote,
  read_at: source.readAt,
});

export const evidenceView = ({ url, title, host, quote, publishedAt }: ClaimEvidence) => ({
  url,
  title,
  host,
  quote,
  published_at: publishedAt,
});
