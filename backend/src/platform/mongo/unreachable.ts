import { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { StoreUnreachable } from '../event-store/event-store';
import type { MongoAvailability } from './availability';

const isUnreachable = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  error instanceof MongoServerSelectionError ||
  // An error in the middle of a bulk write is reported like an answer of the server.
  (error instanceof MongoServerError && isUnreachable(error.errorResponse)) ||
  // A server that shuts down, or that is no longer the primary one.
  (error instanceof MongoError && error.hasErrorLabel(MongoErrorLabel.RetryableWriteError));

/** The same store, whose calls reject with StoreUnreachable where MongoDB does not answer: at once while it is away. */
export const tellingUnreachable = <Store extends object>(store: Store, availability: MongoAvailability): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      // A client is closed whether or not its server is there.
      if (typeof member !== 'function' || name === 'close') return member;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        try {
          return await availability.whileAvailable(async () => Reflect.apply(member, target, args) as unknown);
        } catch (error) {
          throw isUnreachable(error) ? new StoreUnreachable(error) : error;
        }
      };
    },
  });
