import { z } from 'zod';
import { type FetchFailure, isFetchFailure } from '#platform/fetch/fetch-failure';
import type { OutboundAnswer } from '#platform/fetch/outbound';
import type { SignedHeaders } from '../webhook-secrets';

/** A webhook call and its answer at one attempt, without the signature. */
export const exchange = z.strictObject({
  url: z.string(),
  message_id: z.string(),
  /** Seconds since 1970, as it was signed. */
  timestamp: z.string(),
  body: z.string(),
  /** Null if there was none, or if it was not recorded any more. */
  answer: z
    .strictObject({
      status: z.int(),
      content_type: z.string().nullable(),
      body: z.string(),
      /** Set if it is only the beginning of the answer. */
      is_cut: z.boolean(),
    })
    .nullable(),
});

export type Exchange = z.output<typeof exchange>;

export const sentExchange = (url: string, signed: SignedHeaders, body: string): Exchange => ({
  url,
  message_id: signed['webhook-id'],
  timestamp: signed['webhook-timestamp'],
  body,
  answer: null,
});

export const answeredExchange = (sent: Exchange, answer: OutboundAnswer | FetchFailure): Exchange => {
  if (isFetchFailure(answer)) return sent;
  const { status, headers, body, isCut } = answer;
  const content_type = headers['content-type'] ?? null;
  return { ...sent, answer: { status, content_type, body: new TextDecoder().decode(body), is_cut: isCut } };
};
