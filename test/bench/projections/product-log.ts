import { join } from 'node:path';
import { EVENTS_FILE } from '#platform/data-dir/file-names';
import { codecEventStore } from '#platform/event-store/codec/codec-event-store';
import { openSqliteEventStore } from '#platform/event-store/sqlite/sqlite-event-store';
import { inMemoryKeyStore } from '#test/support/in-memory/in-memory-key-store';
import { eventSchemas } from '#test/support/log/event-categories';
import { DAY_MS, ageTracker } from '../long-streams/aged-tracker';
import { dueTracker } from '../schedule/due-trackers';
import { skipReactors } from '../schedule/fill-log';

const DAYS = 100;
/** Of a daily tracker in these days, about. */
const EVENTS_OF_TRACKER = 630;
/** Written at once, so that their streams are interleaved in the log. */
const TOGETHER = 10;

/** Appends about so many events of daily trackers that are 100 days old to the log of a stopped product. Their last runs were half a day ago. */
export const fillProductLog = async (dataDir: string, now: number, events: number): Promise<void> => {
  const log = await openSqliteEventStore({ file: join(dataDir, EVENTS_FILE), synchronous: 'NORMAL' });
  const store = codecEventStore(log, eventSchemas, inMemoryKeyStore());
  const created = Array.from({ length: Math.ceil(events / EVENTS_OF_TRACKER) }, (_, n) =>
    dueTracker(n, now - DAYS * DAY_MS),
  );
  for (const { id, stream, type, data, metadata } of created) {
    await store.append(stream, 'none', [{ id, type, data, metadata }]);
  }
  for (let start = 0; start < created.length; start += TOGETHER) {
    await Promise.all(
      created
        .slice(start, start + TOGETHER)
        .map(({ data: { trackerId } }) =>
          ageTracker(store, { trackerId, scope: 'notices', days: DAYS, until: new Date(now + DAY_MS / 2) }),
        ),
    );
  }
  const end = await store.lastPosition();
  await store.close();
  skipReactors(dataDir, end);
};
