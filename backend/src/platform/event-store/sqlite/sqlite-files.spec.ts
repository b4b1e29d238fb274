import { DatabaseSync } from '@photostructure/sqlite';
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anEvent } from '#test/contract/event-store.contract';
import { temporaryFolder } from '#test/support/temporary-folder';
import { openForWriting } from '../../sqlite/database';
import { appendTransaction } from './append-transaction';
import { eventStoreFormat } from './format';
import { openSqliteEventStore } from './sqlite-event-store';

const folder = temporaryFolder();
let made = 0;
const freshFile = (): string => join(folder, `events-${made++}.db`);
const serialised = (data: object) => ({ ...anEvent(), data: JSON.stringify(data), metadata: '{}' });

describe.each(['thread', 'inline'] as const)('a file, written in a %s', (writer) => {
  const open = (file: string) => openSqliteEventStore({ file, writer });

  test('a closed file is complete, and opens again', async () => {
    const file = freshFile();
    const before = await open(file);
    await before.append('note-1', 'none', [anEvent({ n: 1 }), anEvent({ n: 2 })]);
    await before.close();
    const besides = readdirSync(folder).filter((name) => join(folder, name) === `${file}-wal`);
    expect(besides.map((name) => statSync(join(folder, name)).size).filter((size) => size > 0)).toEqual([]);

    const after = await open(file);
    expect(await after.append('note-1', 1, [anEvent({ n: 3 })])).toEqual({
      kind: 'appended',
      revision: 2,
      position: 2,
    });
    expect((await after.readStream('note-1')).map((event) => event.data)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await after.close();
  });

  test('finishes pending appends before it closes and accepts none afterwards', async () => {
    const file = freshFile();
    const store = await open(file);
    const appending = Array.from({ length: 20 }, (_, n) => store.append(`note-${n}`, 'none', [anEvent()]));
    await store.close();
    expect(await Promise.all(appending)).toHaveLength(20);
    await expect(store.append('note-x', 'none', [anEvent()])).rejects.toThrow('closed');
    const again = await open(file);
    expect(await again.lastPosition()).toBe(19);
    await again.close();
  });

  test('a file of a newer program is refused by name', async () => {
    const file = freshFile();
    await (await open(file)).close();
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 7');
    db.close();
    await expect(open(file)).rejects.toThrow(/events-\d+\.db has event store format 7, but this program knows only 2/);
  });

  test('a file of the first format is migrated to the current one', async () => {
    const file = freshFile();
    const present = eventStoreFormat('FULL');
    const db = openForWriting(file, { ...present, steps: present.steps.slice(0, 1) });
    appendTransaction(db)([{ stream: 'note-1', expected: 'none', events: [serialised({ n: 1 })] }]);
    db.close();
    const store = await open(file);
    const { events } = await store.readAll({ after: -1, limit: 10, categories: ['note'] });
    expect(events.map((event) => event.data)).toEqual([{ n: 1 }]);
    await store.close();
  });

  test('a file of another kind is refused by name and left unchanged', async () => {
    const file = freshFile();
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE recipes (name TEXT)');
    db.close();
    await expect(open(file)).rejects.toThrow(/events-\d+\.db is not an event store of this product/);
  });

  test('a damaged file is refused by name and left unchanged', async () => {
    const file = freshFile();
    const store = await open(file);
    await store.append('note-1', 'none', [anEvent({ text: 'x'.repeat(20_000) })]);
    await store.close();
    const whole = readFileSync(file);

    writeFileSync(file, Buffer.concat([Buffer.alloc(100, 0x5a), whole.subarray(100)]));
    await expect(open(file)).rejects.toThrow(/events-\d+\.db is damaged .*Restore it from a backup/);
    writeFileSync(file, whole);
    truncateSync(file, 4096);
    await expect(open(file)).rejects.toThrow(/events-\d+\.db is damaged/);
    expect(readFileSync(file)).toHaveLength(4096);
  });

  test('refuses an id that exists in another stream', async () => {
    const store = await open(freshFile());
    const event = anEvent();
    await store.append('note-1', 'none', [event]);
    await expect(store.append('note-2', 'none', [anEvent(), event])).rejects.toThrow(/already used in note-1/);
    expect(await store.readStream('note-2')).toEqual([]);
    expect(await store.append('note-2', 'none', [anEvent()])).toEqual({ kind: 'appended', revision: 0, position: 1 });
    await store.close();
  });
});

describe('a group of appends in one transaction', () => {
  test('a duplicate id rolls back only its own append', () => {
    const db = openForWriting(freshFile(), eventStoreFormat('FULL'));
    const append = appendTransaction(db);
    const known = serialised({});
    append([{ stream: 'note-1', expected: 'none', events: [known] }]);
    const outcomes = append([
      { stream: 'note-2', expected: 'none', events: [serialised({})] },
      { stream: 'note-3', expected: 'none', events: [serialised({}), known] },
      { stream: 'note-4', expected: 'none', events: [serialised({})] },
    ]);
    expect(outcomes).toEqual([
      { kind: 'appended', revision: 0, position: 1 },
      { kind: 'refused', reason: expect.stringContaining('note-1') },
      { kind: 'appended', revision: 0, position: 2 },
    ]);
    db.close();
  });

  test('rolls an append back when the disk is full, and accepts it once there is space', () => {
    const db = openForWriting(freshFile(), eventStoreFormat('FULL'));
    const append = appendTransaction(db);
    append([{ stream: 'note-1', expected: 'none', events: [serialised({})] }]);
    const { page_count: pages } = db.prepare('PRAGMA page_count').get() as { page_count: number };
    db.exec(`PRAGMA max_page_count = ${pages + 4}`);
    const group = [
      { stream: 'note-2', expected: 'none' as const, events: [serialised({ small: true })] },
      { stream: 'note-3', expected: 'none' as const, events: [serialised({ text: 'x'.repeat(100_000) })] },
    ];
    expect(() => append(group)).toThrow(/full/);
    expect(db.prepare('SELECT count(*) AS kept FROM events').get()).toEqual({ kept: 1 });
    db.exec('PRAGMA max_page_count = 1000000');
    expect(append(group)).toMatchObject([{ position: 1 }, { position: 2 }]);
    db.close();
  });
});
