import { authorisedFetch } from '../../../shared/api/authorised-fetch';
import { unwrap, api } from '../../../shared/api/client';
import { readProblem } from '../../../shared/api/read-problem';
import { readEvents } from '../../../shared/streams/read-events';
import { type DiaryMessage, type Proposal, type DiaryOwner, ownerParams, reasonHeaders } from './conversation';
import type { EntryDraft, EntryKind } from './entries';
import { offsetMinutes } from './offset';

/** Activity of the assistant until the first part of its answer arrives. */
export type Status = 'thinking' | 'Searching the Web';

export interface CompletedReply {
  readonly user_message_id: string;
  readonly assistant_message_id: string;
  readonly content: string;
}

/** Reply to a message, with the entries that were recognised in it. */
interface Reply extends CompletedReply {
  readonly proposals: readonly Proposal[];
  /** Earlier proposals that the message took back. */
  readonly settled: readonly Proposal[];
  readonly is_note: boolean;
  readonly noted: string | null;
  /** The kinds of entries that a note speaks of, in its order. */
  readonly kinds: readonly EntryKind[];
  /** Drafts that prefill the forms, by kind. */
  readonly prefilled: readonly EntryDraft[];
  /** The one clock time in a note. */
  readonly clock: string | null;
  /** Whether a note says a time that was not read. */
  readonly asks_time: boolean;
  readonly tells_lives_with: boolean;
  readonly emergency: DiaryMessage['emergency'];
}

/** A message to send, and an Idempotency-Key for it. */
interface OutgoingText {
  readonly content: string;
  readonly key: string;
}

/** A JPEG or PNG in base64, and an Idempotency-Key for it. */
interface OutgoingImage {
  readonly image: string;
  readonly key: string;
}

export type OutgoingMessage = OutgoingText | OutgoingImage;

export type ChatEvent =
  | { readonly type: 'chunk'; readonly content: string }
  | ({ readonly type: 'complete' } & CompletedReply & Partial<Reply>)
  | { readonly type: 'status'; readonly status: Status; readonly active: boolean };

/**
 * Sends a message to the assistant, in somebody’s name or one’s own. Throws if it fails, or if the answer is
 * incomplete: sent again with the same `key`, it is logged once.
 */
export async function* sendMessage(
  owner: DiaryOwner,
  { content, key }: OutgoingText,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const response = await authorisedFetch(
    new Request('/api/chronic/chat-sim-stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...reasonHeaders(owner).headers },
      body: JSON.stringify({
        ...ownerParams(owner),
        tz_offset_minutes: offsetMinutes(),
        messages: [{ role: 'user', content }],
      }),
      signal,
    }),
  );
  if (!response.ok || response.body === null) throw await readProblem(response);
  for await (const { event, data } of readEvents(response.body)) {
    const sent = JSON.parse(data) as object;
    if (event === 'error') throw new Error('The assistant failed.');
    if (event === 'chunk' || event === 'complete' || event === 'status') yield { type: event, ...sent } as ChatEvent;
    if (event === 'complete') return;
  }
  throw new Error('The answer is incomplete.');
}

/** Sends an image to the assistant; with the same `key` it is logged once. */
export const sendImage = (owner: DiaryOwner, { image, key }: OutgoingImage): Promise<CompletedReply> =>
  unwrap(
    api.POST('/api/chronic/send-image', {
      body: { ...ownerParams(owner), tz_offset_minutes: offsetMinutes(), content: image },
      headers: { 'idempotency-key': key },
    }),
  );
