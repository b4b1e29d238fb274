import type { StoreFormat } from '../../sqlite/database';

/**
 * `position` is the row's number: gapless, since one writer gives it inside its transaction. Never AUTOINCREMENT.
 * Types have no index: each would cost every append a page, and few ask for them.
 */
const FIRST = `
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    category TEXT NOT NULL,
    type TEXT NOT NULL,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX events_stream ON events (stream, revision);
  CREATE UNIQUE INDEX events_id ON events (id);
  CREATE INDEX events_category ON events (category)`;

export const eventStoreFormat = (synchronous: 'FULL' | 'NORMAL'): StoreFormat => ({
  name: 'event store',
  applicationId: 0x41696479,
  steps: [FIRST],
  synchronous,
});
