import { unwrap, api } from '#shared/api/client';
import { openStream } from '#shared/streams/open-stream';
import { readEvents } from '#shared/streams/read-events';
import { type DiaryMessage, type Proposal, type DiaryOwner, ownerParams, reasonHeaders } from './conversation';
import { offsetMinutes } from './offset';

/** Activity of the assistant until the first part of its answer arrives. */
export type Status = 'thinking' | 'Searching the Web';

/** The fields of a message about the note that was made from it. */
export type NotedMessage = Pick<DiaryMessage, 'id'> &
  Partial<Pick<DiaryMessage, 'noted' | 'kinds' | 'prefilled' | 'clock' | 'asks_time' | 'tells_lives_with'>>;

/** Reply to a message, with the entries that were recognised in it, if any. */
interface CompletedReply extends Omit<NotedMessage, 'id'>, Partial<Pick<DiaryMessage, 'proposals' | 'emergency'>> {
  readonly user_message_id: string;
  readonly assistant_message_id: string;
  readonly content: string;
  /** Earlier proposals that the message withdrew. */
  readonly settled?: readonly Proposal[];
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

export type ReplyEvent =
  | { readonly type: 'chunk'; readonly content: string }
  | ({ readonly type: 'complete' } & CompletedReply)
  | { readonly type: 'status'; readonly status: Status; readonly active: boolean };

async function* sendText(
  owner: DiaryOwner,
  { content, key }: OutgoingText,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const stream = await openStream('/api/chronic/chat-sim-stream', {
    body: { ...ownerParams(owner), tz_offset_minutes: offsetMinutes(), messages: [{ role: 'user', content }] },
    headers: { 'idempotency-key': key, ...reasonHeaders(owner).headers },
    signal,
  });
  for await (const { event, data } of readEvents(stream)) {
    const sent = JSON.parse(data) as object;
    if (event === 'error') throw new Error('The assistant failed.');
    if (event === 'chunk' || event === 'complete' || event === 'status') yield { type: event, ...sent } as ReplyEvent;
    if (event === 'complete') return;
  }
  throw new Error('The answer is incomplete.');
}

async function* sendImage(owner: DiaryOwner, { image, key }: OutgoingImage): AsyncGenerator<ReplyEvent> {
  const reply = await unwrap(
    api.POST('/api/chronic/send-image', {
      body: { ...ownerParams(owner), tz_offset_minutes: offsetMinutes(), content: image },
      headers: { 'idempotency-key': key },
    }),
  );
  yield { type: 'complete', ...reply };
}

/**
 * Sends a message to the assistant, for oneself or in a person's name. Throws if it fails or the reply is incomplete.
 * Sent again with the same `key`, it is logged once.
 */
export const sendMessage = (
  owner: DiaryOwner,
  outgoing: OutgoingMessage,
  signal: AbortSignal,
): AsyncIterable<ReplyEvent> => ('image' in outgoing ? sendImage(owner, outgoing) : sendText(owner, outgoing, signal));
