import { DatabaseSync } from '@photostructure/sqlite';
import { join } from 'node:path';
import { anEvent } from '#test/contract/event-store.contract';
import { temporaryFolder } from '#test/support/temporary-folder';
import { openSqliteEventStore } from './sqlite-event-store';

const folder = temporaryFolder();

describe('a page of a rare category', () => {
  const BETWEEN = 25_000;
  const TOGETHER = 1000;
  const open = async (name: string) => {
    const store = await openSqliteEventStore({ file: join(folder, name), writer: 'inline', synchronous: 'NORMAL' });
    await store.append('rare-1', 'none', [anEvent({ n: 1 })]);
    for (let stream = 0; stream < BETWEEN / TOGETHER; stream++) {
      const events = Array.from({ length: TOGETHER }, () => anEvent());
      await store.append(`common-${stream}`, 'none', events);
    }
    await store.append('rare-1', 0, [anEvent({ n: 2 }), anEvent({ n: 3 })]);
    return store;
  };

  test('contains events that are far apart and reaches the end of the log', async () => {
    const store = await open('apart.db');
    const page = await store.readAll({ after: -1, limit: 10, categories: ['rare'] });
    expect(page.events.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(page.upTo).toBe(BETWEEN + 2);
    await store.close();
  });

  test('ends at its last event when it is full', async () => {
    const store = await open('full.db');
    const page = await store.readAll({ after: -1, limit: 2, categories: ['rare'] });
    expect(page).toMatchObject({ events: [{ data: { n: 1 } }, { data: { n: 2 } }], upTo: BETWEEN + 1 });
    expect(await store.readAll({ after: page.upTo, limit: 2, categories: ['rare'] })).toMatchObject({
      events: [{ data: { n: 3 } }],
      upTo: BETWEEN + 2,
    });
    await store.close();
  });

  test('yields to other work', async () => {
    const store = await open('turns.db');
    let turns = 0;
    setImmediate(() => turns++);
    await store.readAll({ after: -1, limit: 10, categories: ['rare'] });
    expect(turns).toBe(1);
    await store.close();
  });
});

describe('an event whose row was damaged', () => {
  const damaged = async (file: string, column: 'data' | 'metadata') => {
    const path = join(folder, file);
    const before = await openSqliteEventStore({ file: path, writer: 'inline', synchronous: 'NORMAL' });
    await before.append('a-1', 'none', [anEvent({ n: 1 }), anEvent({ n: 2 }), anEvent({ n: 3 })]);
    await before.append('b-1', 'none', [anEvent({ n: 4 })]);
    await before.close();
    const db = new DatabaseSync(path);
    db.exec(`UPDATE events SET ${column} = '{"name":"Ann \n' WHERE position = 1`);
    db.close();
    return openSqliteEventStore({ file: path, writer: 'inline', synchronous: 'NORMAL' });
  };

  test.each(['data', 'metadata'] as const)(
    'the damaged event is named, and no other is kept from being read: %s',
    async (column) => {
      const store = await damaged(`${column}.db`, column);
      const page = await store.readAll({ after: -1, limit: 3 });
      expect(page.events.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 3 }]);
      expect(page.unreadable).toMatchObject([{ stream: 'a-1', revision: 1, position: 1, isDamaged: true }]);
      expect(page.upTo).toBe(2);
      expect((await store.readAll({ after: 2, limit: 3 })).events).toHaveLength(1);
      expect(await store.readStream('b-1')).toHaveLength(1);
      expect(await store.readStream('a-1', { from: 2 })).toHaveLength(1);
      const refused = store.readStream('a-1');
      await expect(refused).rejects.toThrow(/at revision 1 of a-1 \(position 1\) cannot be read: .* is damaged/);
      await expect(refused).rejects.not.toThrow(/Ann/);
      await store.close();
    },
  );
});
