import { createParser } from 'eventsource-parser';
import { isFetchFailure } from '../fetch/fetch-failure';
import type { Outbound } from '../fetch/outbound';
import { parsedJson } from '../parsed-json';
import { faultOfFailure, faultOfStatus } from './faults';
import type { LanguageModelFault } from './language-model';

export interface VendorRequest {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** An answer is a page of text or some dozen results; a stream takes some hundred bytes a token. */
const MAX_BYTES = 4 * 1024 * 1024;

const isStream = ({ 'content-type': type = '' }: Readonly<Record<string, string>>): boolean =>
  type.startsWith('text/event-stream');

/**
 * Posts JSON to a vendor. `onValue` gets each JSON value of the answer, which is one value or a stream of server-sent
 * events; null for anything that is not JSON. Resolves with the reason if there was no answer.
 */
export const askVendor = async (
  outbound: Outbound,
  { address, headers, body, timeoutMs, signal }: VendorRequest,
  onValue: (value: unknown) => void,
): Promise<LanguageModelFault | null> => {
  const decoder = new TextDecoder();
  const events = createParser({
    onEvent: ({ data }) => {
      if (data !== '[DONE]') onValue(parsedJson(data));
    },
  });
  const answer = await outbound.call(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json', ...headers },
    body: JSON.stringify(body),
    trust: 'operator',
    timeoutMs,
    maxBytes: MAX_BYTES,
    signal,
    onBytes: (bytes, answered) => {
      if (isStream(answered)) events.feed(decoder.decode(bytes, { stream: true }));
    },
  });
  if (isFetchFailure(answer)) return faultOfFailure(answer);
  if (answer.status !== 200) return faultOfStatus(answer.status);
  if (!isStream(answer.headers)) onValue(parsedJson(new TextDecoder().decode(answer.body)));
  return null;
};
