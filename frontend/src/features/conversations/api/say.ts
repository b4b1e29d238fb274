import { authorisedFetch } from '../../../shared/api/authorised-fetch';
import { answerOf, api } from '../../../shared/api/client';
import { problemOf } from '../../../shared/api/problem-of';
import { readEvents } from '../../../shared/streams/read-events';
import { type Message, type Proposal, type Whose, asWhom } from './conversation';
import type { Entry } from './entries';
import { offsetMinutes } from './offset';

/** What the assistant is doing while nothing of its answer is there. */
export type Status = 'thinking' | 'Searching the Web';

export interface Completed {
  readonly user_message_id: string;
  readonly assistant_message_id: string;
  readonly content: string;
}

/** An answer to words, with what was read in them. */
interface Answered extends Completed {
  readonly proposals: readonly Proposal[];
  /** Those of before that the message took back. */
  readonly settled: readonly Proposal[];
  readonly is_note: boolean;
  readonly noted: string | null;
  /** Of a note: what a form of that kind may be filled in with. */
  readonly beginnings: readonly Entry[];
  /** Of a note: the one clock time that stands in it. */
  readonly clock: string | null;
  readonly emergency: Message['emergency'];
}

/** What is said, and an Idempotency-Key for it. */
export interface Saying {
  readonly content: string;
  readonly key: string;
}

export type SimEvent =
  | { readonly type: 'chunk'; readonly content: string }
  | ({ readonly type: 'complete' } & Completed & Partial<Answered>)
  | { readonly type: 'status'; readonly status: Status; readonly active: boolean };

/**
 * Says something to the assistant, in somebody’s name or one’s own. Throws if it fails, or if the answer is cut: said again with the same `key`
 * it is logged once.
 */
export async function* say(whose: Whose, { content, key }: Saying, signal: AbortSignal): AsyncGenerator<SimEvent> {
  const response = await authorisedFetch(
    new Request('/api/chronic/chat-sim-stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        ...asWhom(whose),
        tz_offset_minutes: offsetMinutes(),
        messages: [{ role: 'user', content }],
      }),
      signal,
    }),
  );
  if (!response.ok || response.body === null) throw await problemOf(response);
  for await (const { event, data } of readEvents(response.body)) {
    const sent = JSON.parse(data) as object;
    if (event === 'error') throw new Error('The assistant failed.');
    if (event === 'chunk' || event === 'complete' || event === 'status') yield { type: event, ...sent } as SimEvent;
    if (event === 'complete') return;
  }
  throw new Error('The answer was cut.');
}

/** Shows an image to the assistant; `content` is a JPEG or PNG in base64. */
export const showImage = (whose: Whose, content: string): Promise<Completed> =>
  answerOf(
    api.POST('/api/chronic/send-image', {
      body: { ...asWhom(whose), tz_offset_minutes: offsetMinutes(), content },
    }),
  );
