import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventStoreContract } from '#test/contract/event-store.contract';
import { openSqliteEventStore } from './sqlite-event-store';

const folder = mkdtempSync(join(tmpdir(), 'event-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

eventStoreContract('SQLite, writing in a thread', () => openSqliteEventStore({ file: join(folder, 'thread.db') }));
eventStoreContract('SQLite, writing inline', () =>
  openSqliteEventStore({ file: join(folder, 'inline.db'), writer: 'inline' }),
);
