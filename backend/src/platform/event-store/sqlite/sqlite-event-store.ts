import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { openForReading } from '../../sqlite/database';
import { inGroups } from '../../sqlite/in-groups';
import { AppendRefused, serialiseEvents } from '../append-request';
import type { EventStore } from '../event-store';
import { logFollowers } from '../follow-log';
import type { AppendOutcome, AppendRequest } from './append-transaction';
import { openInlineWriter } from './inline-writer';
import { logReader } from './log-reader';
import { openThreadedWriter } from './threaded-writer';
import type { Writer } from './writer';

export interface SqliteEventStoreOptions {
  readonly file: string;
  /** 'thread' keeps disk writes off the caller's event loop; 'inline' is for commands and tests. Default 'thread'. */
  readonly writer?: 'thread' | 'inline';
  /** Default FULL: acknowledged appends survive a power failure. */
  readonly synchronous?: 'FULL' | 'NORMAL';
}

const LARGEST_GROUP = 512;
/** SQLite's value for no limit. */
const UNLIMITED = -1;

const openReaderBeside = async (writer: Writer, file: string): Promise<DatabaseSyncInstance> => {
  try {
    return openForReading(file);
  } catch (error) {
    await writer.close();
    throw error;
  }
};

/** The log in one SQLite file: appends share durable transactions, reads have their own connection. */
export const openSqliteEventStore = async (options: SqliteEventStoreOptions): Promise<EventStore> => {
  const { file, writer: kind = 'thread', synchronous = 'FULL' } = options;
  const writer = await (kind === 'thread'
    ? openThreadedWriter({ file, synchronous })
    : openInlineWriter({ file, synchronous }));
  const db = await openReaderBeside(writer, file);
  const reader = logReader(db, file);
  let closing: Promise<void> | undefined;

  const appends = inGroups<AppendRequest, AppendOutcome>(LARGEST_GROUP, async (requests) => {
    const outcomes = await writer.append(requests);
    followers.ring();
    return outcomes;
  });

  const close = async (): Promise<void> => {
    await followers.stopAll();
    await appends.idle();
    db.close();
    await writer.close();
  };

  const store: EventStore = {
    append: async (stream, expected, events) => {
      if (closing !== undefined) throw new Error('The event store is closed.');
      const outcome = await appends.add({ stream, expected, events: serialiseEvents(stream, events) });
      if (outcome.kind === 'refused') throw new AppendRefused(outcome.reason);
      return outcome;
    },
    readStream: async (stream, { from = 0, limit = UNLIMITED } = {}) => reader.readStream(stream, from, limit),
    readAll: (page) => reader.readAll(page),
    lastPosition: async () => reader.lastPosition(),
    subscribe: (options) => followers.follow(options),
    close: () => (closing ??= close()),
  };
  const followers = logFollowers({ read: store.readAll });
  return store;
};
