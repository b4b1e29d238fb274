import { ErrorType } from '@eventstore/db-client';
import { exponentialBackoff } from '../../backoff';
import { StoreUnreachable } from '../../store-unreachable';
import { withTimeout } from '../../timeout';

/** Errors after which the outcome of a request is known. */
const FINAL = new Set<string>([
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.STREAM_DELETED,
  ErrorType.UNSUPPORTED,
  ErrorType.WRONG_EXPECTED_VERSION,
  ErrorType.STREAM_NOT_FOUND,
]);

const typeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'type' in error ? String(error.type) : undefined;

export const hasErrorType = (error: unknown, type: ErrorType): boolean => typeOf(error) === type;

/** The log contains something that this program cannot process; retrying does not help. */
export class LogUnusable extends Error {}

export const isFinal = (error: unknown): boolean => error instanceof LogUnusable || FINAL.has(typeOf(error) ?? '');

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;

/** Milliseconds before the next attempt, increasing with the number of failures. */
export const serverPause = (failures: number): number => exponentialBackoff(FIRST_PAUSE_MS, failures, LONGEST_PAUSE_MS);

const MAX_ATTEMPTS = 7;
const ANSWER_WITHIN_MS = 10_000;

const unanswered = (): never => {
  throw new Error(`The event store did not answer within ${ANSWER_WITHIN_MS} ms.`);
};

/**
 * Calls the server, and retries for about three seconds if the connection fails. Only for idempotent requests: reads, and
 * appends with event ids.
 */
export const untilAnswered = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  for (let tried = 1; ; tried++) {
    try {
      return await withTimeout(ask(), ANSWER_WITHIN_MS, unanswered);
    } catch (error) {
      if (isFinal(error)) throw error;
      if (tried === MAX_ATTEMPTS) throw new StoreUnreachable('event store', error);
      await new Promise((resolve) => setTimeout(resolve, serverPause(tried)));
    }
  }
};
