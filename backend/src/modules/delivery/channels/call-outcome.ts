import type { AttemptOutcome } from '#modules/outbound/published';
import { type FetchFailure, isFetchFailure } from '#platform/fetch/fetch-failure';
import type { OutboundAnswer } from '#platform/fetch/outbound';
import { describeRequestFault } from '#platform/fetch/request-fault-text';

/** Characters of an answer that are kept: enough to see what went wrong, whatever the receiver sends. */
const MAX_ANSWER_CHARACTERS = 500;

const answered = ({ status, body }: OutboundAnswer): string => {
  const text = new TextDecoder()
    .decode(body)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return text === '' ? String(status) : `${status}: ${text.slice(0, MAX_ANSWER_CHARACTERS)}`;
};

const failed = ({ kind, reason }: FetchFailure): AttemptOutcome => {
  const detail = describeRequestFault(reason);
  switch (kind) {
    case 'refused':
      return { kind: 'refused', fault: 'NOT_ALLOWED', detail };
    case 'timeout':
      return { kind: 'retry', fault: 'TIMEOUT', detail };
    default: {
      // The call may have been accepted before the connection broke.
      const isBroken = reason.kind === 'network' && reason.fault === 'reset';
      return { kind: 'retry', fault: isBroken ? 'BROKEN_OFF' : 'UNREACHABLE', detail };
    }
  }
};

/** Ask again later: too early, too many, or a fault of the server. */
const isPassing = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

/**
 * The outcome of a POST. `isFinal`: whether trying again would not help, for statuses of 400 to 499. Redirects are not
 * followed, as their targets were not agreed to.
 */
export const callOutcome = (
  answer: OutboundAnswer | FetchFailure,
  isFinal: (status: number) => boolean,
): AttemptOutcome => {
  if (isFetchFailure(answer)) return failed(answer);
  const { status, headers } = answer;
  // The text of the answer is left out: receipts stay in the log unencrypted, and it may repeat what the person was sent.
  if (status >= 200 && status < 300) return { kind: 'delivered', receipt: String(status) };
  const detail = answered(answer);
  const fault = `STATUS_${status}`;
  if (status < 400 || (isFinal(status) && !isPassing(status))) return { kind: 'refused', fault, detail };
  const retryAfter = headers['retry-after'];
  return { kind: 'retry', fault, detail, ...(retryAfter === undefined ? {} : { retryAfter }) };
};
