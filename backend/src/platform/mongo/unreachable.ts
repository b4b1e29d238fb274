import { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { errorCode } from '../error-code';
import { StoreUnreachable } from '../store-unreachable';
import type { MongoAvailability } from './availability';

/** Node's errors for a connection that the other side has closed: mongodb 7.8 passes on what a write to it reports. */
const CLOSED_CONNECTION: ReadonlySet<string> = new Set(['EPIPE', 'ECONNRESET']);

const isUnreachable = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  CLOSED_CONNECTION.has(errorCode(error)) ||
  // Errors within a bulk write are reported like server responses.
  (error instanceof MongoServerError && isUnreachable(error.errorResponse)) ||
  // The server is shutting down or is no longer the primary.
  (error instanceof MongoError && error.hasErrorLabel(MongoErrorLabel.RetryableWriteError));

/** An index that takes longer to build keeps being built, and is asked for again. */
const LONGEST_SLOW_CALL_MS = 600_000;

/**
 * Wraps a store so that calls reject with StoreUnreachable if MongoDB does not respond, and at once while it is unavailable.
 * Calls named as slow may take up to ten minutes.
 */
export const withAvailability = <Store extends object>(
  store: Store,
  availability: MongoAvailability,
  slow: ReadonlySet<string | symbol> = new Set(),
): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      // A client can be closed without its server.
      if (typeof member !== 'function' || name === 'close') return member;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        try {
          return await availability.whileAvailable(
            async () => Reflect.apply(member, target, args) as unknown,
            slow.has(name) ? LONGEST_SLOW_CALL_MS : undefined,
          );
        } catch (error) {
          throw isUnreachable(error) ? new StoreUnreachable('MongoDB', error) : error;
        }
      };
    },
  });
