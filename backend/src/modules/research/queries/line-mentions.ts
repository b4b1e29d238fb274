import { z } from 'zod';
import type { CitedSource } from '#events/research/ledger.events';
import { quoteKey } from '#events/research/quote-key';
import type { LineKind } from '#events/research/text-lines';
import { calendarDay } from '#kernel/calendar';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import type { ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { lineKindAnswer } from './source-view';

export const mentionsAnswer = z
  .int()
  .nullable()
  .describe(
    'How many of the documents read so far tell the event of the quoted claim, or name its day and what it is about. Null if no more than its evidence.',
  );

/** The origin of a line, as lists show it. */
export const lineOriginAnswer = z
  .strictObject({
    kind: lineKindAnswer,
    title: z.string().exactOptional().describe('Title of its page, if the line cannot be understood without it.'),
    was: z.string().nullable().describe('The earlier value or claim; null on a new line.'),
    host: z.string(),
    published_on: z.iso.date().nullable().describe('The page’s calendar day.'),
    mentions: mentionsAnswer,
  })
  .meta({ id: 'LineOrigin' });

interface LineInList {
  readonly kind: LineKind;
  readonly title?: string | undefined;
  readonly was: string | null;
}

export const lineOrigin = (
  { kind, title, was }: LineInList,
  { host, publishedAt }: Pick<CitedSource, 'host' | 'publishedAt'>,
  mentions: number | null,
): ViewOf<typeof lineOriginAnswer> => ({
  kind,
  was,
  host,
  mentions,
  ...(title === undefined ? {} : { title }),
  published_on: calendarDay(publishedAt),
});

/** A quote that a tracker cites. */
export interface Cited {
  readonly trackerId: string;
  readonly quote: string;
}

/**
 * The number of documents that report a claim, for the claims looked up; null if there are none beyond its evidence.
 */
export type MentionCounter = (cited: Cited) => number | null;

const keyOf = ({ trackerId, quote }: Cited): string => quoteKey(trackerId, quote);

/** The keys by tracker and quote, since hashing is expensive. */
const keysOf = (cited: readonly Cited[]): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const keys = new Map<string, Map<string, string>>();
  for (const each of cited) {
    const ofTracker = keys.get(each.trackerId) ?? new Map<string, string>();
    if (!ofTracker.has(each.quote)) ofTracker.set(each.quote, keyOf(each));
    keys.set(each.trackerId, ofTracker);
  }
  return keys;
};

/** Looked up at each reading, since even runs that publish nothing find further mentions. */
export const readMentions = async (reads: ReadStore, cited: readonly Cited[]): Promise<MentionCounter> => {
  if (cited.length === 0) return () => null;
  const keys = keysOf(cited);
  const claimKeys = [...keys.values()].flatMap((ofTracker) => [...ofTracker.values()]);
  // Most claims have a single mention, their evidence.
  const quoted = await reads.find(claims, { quote_key: { $in: claimKeys }, mentions: { $gt: 1 } });
  const mentionsByKey = new Map(
    quoted.flatMap(({ quote_key, mentions, evidence }) =>
      mentions > evidence.length ? [[quote_key, mentions] as const] : [],
    ),
  );
  return ({ trackerId, quote }) => mentionsByKey.get(keys.get(trackerId)?.get(quote) ?? '') ?? null;
};

/** The id of the claim that a quote belongs to; null if there is none. */
export type QuotedClaims = (cited: Cited) => string | null;

/** The claims behind cited lines, for those who may give feedback on them. */
export const claimsQuotedBy = async (reads: ReadStore, cited: readonly Cited[]): Promise<QuotedClaims> => {
  const quoted = await reads.find(claims, { quote_key: { $in: [...new Set(cited.map(keyOf))] } });
  const ids = new Map(quoted.map(({ _id, quote_key }) => [quote_key, _id]));
  return (each) => ids.get(keyOf(each)) ?? null;
};
