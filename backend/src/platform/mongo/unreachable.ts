import { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { StoreUnreachable } from '../event-store/event-store';

/** How long a request waits for a server to be there: longer than a dropped connection, shorter than people's patience. */
export const SERVER_SELECTION_MS = 5000;

const isUnreachable = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  // What ends a bulk write in its midst is told as if it were the server's answer.
  (error instanceof MongoServerError && isUnreachable(error.errorResponse)) ||
  // A server that shuts down, or that is no longer the primary one.
  (error instanceof MongoError && error.hasErrorLabel(MongoErrorLabel.RetryableWriteError));

/** The same store, every call of which rejects with StoreUnreachable where MongoDB does not answer. */
export const tellingUnreachable = <Store extends object>(store: Store): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        try {
          return await (Reflect.apply(member, target, args) as unknown);
        } catch (error) {
          throw isUnreachable(error) ? new StoreUnreachable(error) : error;
        }
      };
    },
  });
