import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BodyCache } from './body-cache';

describe('the body cache', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aidy-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const files = async (below: string): Promise<string[]> =>
    (await readdir(path.join(folder, below), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  const body = Buffer.from('a body');

  test('returns cached bodies with their validators', async () => {
    const cache = new BodyCache(folder);
    await cache.keep('https://a.example/', { body, contentType: 'text/html', etag: '"1"' });
    expect(await cache.find('https://a.example/')).toEqual({ body, contentType: 'text/html', etag: '"1"' });
    expect(await cache.find('https://a.example/other')).toBeUndefined();
  });

  test('stores a body once for two URLs', async () => {
    const cache = new BodyCache(folder);
    for (const address of ['https://a.example/', 'https://b.example/'])
      await cache.keep(address, { body, contentType: 'text/html', etag: '"1"' });
    expect(await files('bodies')).toHaveLength(1);
    expect(await files('addresses')).toHaveLength(2);
  });

  test('caches responses without a validator', async () => {
    const cache = new BodyCache(folder);
    await cache.keep('https://a.example/', { body, contentType: 'text/html' });
    expect(await cache.find('https://a.example/')).toEqual({ body, contentType: 'text/html' });
  });

  test('ignores a body that was modified on disk', async () => {
    const cache = new BodyCache(folder);
    await cache.keep('https://a.example/', { body, contentType: 'text/html', etag: '"1"' });
    for (const file of await files('bodies')) await writeFile(file, 'another body');
    expect(await cache.find('https://a.example/')).toBeUndefined();
  });

  test('evicts the oldest when it is full', async () => {
    const longAgo = new Date('2026-01-01');
    const large = (name: string): Buffer => Buffer.alloc(4000, name);
    for (const name of ['a', 'b', 'c']) {
      // A new instance each, since a sweep happens on the first write.
      await new BodyCache(folder, 9000).keep(`https://${name}.example/`, {
        body: large(name),
        contentType: 'text/html',
        etag: '"1"',
      });
      if (name === 'a')
        for (const file of [...(await files('bodies')), ...(await files('addresses'))])
          await utimes(file, longAgo, longAgo);
    }
    const cache = new BodyCache(folder, 9000);
    expect(await cache.find('https://a.example/')).toBeUndefined();
    expect(await cache.find('https://c.example/')).toMatchObject({ body: large('c') });
  });

  test('works without a cache if the folder is not writable', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const cache = new BodyCache(path.join(folder, 'file'));
    await cache.keep('https://a.example/', { body, contentType: 'text/html', etag: '"1"' });
    expect(await cache.find('https://a.example/')).toBeUndefined();
  });
});
