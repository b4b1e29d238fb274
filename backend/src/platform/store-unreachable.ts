export type StoreName = 'event store' | 'MongoDB';

/** A store did not respond. A write may or may not have happened; an append is safe to repeat with the same event ids. */
export class StoreUnreachable extends Error {
  constructor(
    readonly store: StoreName,
    cause: unknown,
  ) {
    super(`${store === 'event store' ? 'The event store' : store} cannot be reached.`, { cause });
  }
}
