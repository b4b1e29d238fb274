import type { StoreFormat } from '../../sqlite/database';

/** `position` is the row id: gapless, since a single writer assigns it within its transaction. Never AUTOINCREMENT. */
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

/** Reads do not use it; see log-reader.ts. */
const WITHOUT_CATEGORY_INDEX = 'DROP INDEX events_category';

export const eventStoreFormat = (synchronous: 'FULL' | 'NORMAL'): StoreFormat => ({
  name: 'event store',
  applicationId: 0x41696479,
  steps: [FIRST, WITHOUT_CATEGORY_INDEX],
  synchronous,
});
