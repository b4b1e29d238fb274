import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type FileName, fileName } from '#platform/file-store/file-name';
import type { FileStore, OpenFile } from '#platform/file-store/file-store';
import { deleteBelow, filesBelow } from '#platform/file-store/files-below';

const MB = 1024 * 1024;

async function* chunksOf(...chunks: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array, void> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function* cutOff(...chunks: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array, void> {
  yield* chunksOf(...chunks);
  throw new Error('the connection was cut');
}

const allOf = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const contentOf = async (file: OpenFile | undefined): Promise<string | undefined> =>
  file === undefined ? undefined : (await buffer(file.content)).toString('latin1');

/** Contract of every file store. */
export const fileStoreContract = (adapter: string, open: () => Promise<FileStore>): void =>
  describe(`file store: ${adapter}`, () => {
    let store: FileStore;
    const put = (name: FileName, ...chunks: readonly (string | Uint8Array)[]) =>
      store.put(name, chunksOf(...chunks), MB);
    const namesBelow = async (folder: FileName | null, page?: number) =>
      (await allOf(filesBelow(store, folder, page))).map(({ name }) => name);

    beforeAll(async () => {
      store = await open();
    });
    afterEach(async () => {
      for await (const { name } of filesBelow(store, null)) await store.delete(name);
    });
    afterAll(() => store.close());

    test('content survives a round trip, and its size and hash are told', async () => {
      const name = fileName('users', 'ann', 'one.pdf');
      const content = randomBytes(70_000);
      const kept = await put(name, content.subarray(0, 3), content.subarray(3));
      expect(kept).toEqual({ kind: 'kept', bytes: 70_000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
      const file = await store.get(name);
      expect(file).toMatchObject({ bytes: 70_000, changedAt: expect.any(Date) });
      expect(await contentOf(file)).toBe(content.toString('latin1'));
      expect(await store.stat(name)).toMatchObject({ bytes: 70_000 });
    });

    test('empty content is a file', async () => {
      await put(fileName('empty'));
      expect(await contentOf(await store.get(fileName('empty')))).toBe('');
      expect(await store.stat(fileName('empty'))).toMatchObject({ bytes: 0 });
    });

    test.each([
      [{ from: 0, to: 0 }, '0'],
      [{ from: 2, to: 4 }, '234'],
      [{ from: 7 }, '789'],
      [{ from: 9, to: 400 }, '9'],
    ])('a range is read: %j', async (range, expected) => {
      await put(fileName('digits'), '0123456789');
      const file = await store.get(fileName('digits'), range);
      expect(file?.bytes).toBe(10);
      expect(await contentOf(file)).toBe(expected);
    });

    test('there is nothing behind the end, nor where no file is', async () => {
      await put(fileName('a', 'digits'), '0123456789');
      expect(await store.get(fileName('a', 'digits'), { from: 10 })).toBeUndefined();
      for (const name of [fileName('none'), fileName('a'), fileName('a', 'none')]) {
        expect([await store.get(name), await store.stat(name)]).toEqual([undefined, undefined]);
        await store.delete(name);
      }
      expect(await contentOf(await store.get(fileName('a', 'digits')))).toBe('0123456789');
    });

    test('a file exactly as large as the limit is kept; a byte more keeps nothing', async () => {
      const limit = 11 * MB;
      const content = () => Readable.from([randomBytes(6 * MB), randomBytes(5 * MB)]);
      expect(await store.put(fileName('large'), content(), limit)).toMatchObject({ kind: 'kept', bytes: limit });
      expect(await store.stat(fileName('large'))).toMatchObject({ bytes: limit });
      expect(await store.put(fileName('larger'), content(), limit - 1)).toEqual({ kind: 'too_large' });
      expect(await namesBelow(null)).toEqual(['large']);
    });

    test('of content over the limit no more is read', async () => {
      let given = 0;
      async function* endless(): AsyncGenerator<Uint8Array, void> {
        for (;;) {
          given += 1000;
          yield Buffer.alloc(1000);
        }
      }
      expect(await store.put(fileName('endless'), endless(), 10_000)).toEqual({ kind: 'too_large' });
      expect(given).toBe(11_000);
    });

    test.each([
      ['a little', [Buffer.alloc(10)]],
      ['several parts', [Buffer.alloc(6 * MB), Buffer.alloc(6 * MB)]],
    ])('content cut off after %s leaves what was there', async (_, chunks) => {
      await put(fileName('kept'), 'earlier');
      for (const name of [fileName('kept'), fileName('new')])
        await expect(store.put(name, cutOff(...chunks), 100 * MB)).rejects.toThrow('the connection was cut');
      expect(await namesBelow(null)).toEqual(['kept']);
      expect(await contentOf(await store.get(fileName('kept')))).toBe('earlier');
    });

    test('until all of it is there, content is not seen', async () => {
      const name = fileName('users', 'ann', 'slow');
      let seenMeanwhile: unknown = 'never looked';
      async function* slow(): AsyncGenerator<Uint8Array, void> {
        yield Buffer.alloc(6 * MB);
        seenMeanwhile = [await store.stat(name), await namesBelow(null)];
        yield Buffer.alloc(1);
      }
      await store.put(name, slow(), 10 * MB);
      expect(seenMeanwhile).toEqual([undefined, []]);
      expect(await namesBelow(null)).toEqual([name]);
    });

    test('writers of one name leave the content of one of them', async () => {
      const contents = Array.from({ length: 8 }, (_, index) => String(index).repeat(50_000));
      await Promise.all(contents.map((content) => put(fileName('one'), content)));
      expect(contents).toContain(await contentOf(await store.get(fileName('one'))));
    });

    test('a file can be written while the last other one of its folder is deleted', async () => {
      for (let round = 0; round < 20; round++) {
        await put(fileName('shared', 'old'), 'old');
        await Promise.all([store.delete(fileName('shared', 'old')), put(fileName('shared', 'new'), 'new')]);
        expect(await namesBelow(null)).toEqual(['shared/new']);
        await store.delete(fileName('shared', 'new'));
      }
    });

    test('files are listed by name, in pages, by folder', async () => {
      const names = ['a', 'b-c', 'b.c', 'b/c', 'b/c.d/e', 'b/d', 'b0', 'bb/c', 'c/a/b/d'].map((name) =>
        fileName(...name.split('/')),
      );
      for (const name of [...names].reverse()) await put(name, name);
      for (const page of [1, 2, 4, 100]) {
        expect(await namesBelow(null, page)).toEqual(names);
        expect(await namesBelow(fileName('b'), page)).toEqual(['b/c', 'b/c.d/e', 'b/d']);
      }
      expect(await store.list(null, { limit: 1, after: fileName('b', 'c') })).toEqual([
        { name: 'b/c.d/e', bytes: 7, changedAt: expect.any(Date) },
      ]);
      expect(await namesBelow(fileName('none'))).toEqual([]);
    });

    test('a folder is deleted with everything below, and nothing beside it', async () => {
      for (const name of ['users/ann/a', 'users/ann/b/c', 'users/anna/a', 'users/ann-b'])
        await put(fileName(...name.split('/')), name);
      await deleteBelow(store, fileName('users', 'ann'));
      expect(await namesBelow(null)).toEqual(['users/ann-b', 'users/anna/a']);
    });

    test('a reader may leave before the end', async () => {
      await put(fileName('left'), Buffer.alloc(MB));
      (await store.get(fileName('left')))?.content.destroy();
      expect(await store.stat(fileName('left'))).toMatchObject({ bytes: MB });
    });
  });
