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

  test('gives back what was kept, its validators too', async () => {
    const cache = new BodyCache(folder);
    await cache.keep('https://a.example/', { body, contentType: 'text/html', etag: '"1"' });
    expect(await cache.find('https://a.example/')).toEqual({ body, contentType: 'text/html', etag: '"1"' });
    expect(await cache.find('https://a.example/other')).toBeUndefined();
  });

  test('the same body under two addresses is stored once', async () => {
    const cache = new BodyCache(folder);
    for (const address of ['https://a.example/', 'https://b.example/'])
      await cache.keep(address, { body, contentType: 'text/html', etag: '"1"' });
    expect(await files('bodies')).toHaveLength(1);
    expect(await files('addresses')).toHaveLength(2);
  });

  test('what has no validator is of no use later and is not kept', async () => {
    const cache = new BodyCache(folder);
    await cache.keep('https://a.example/', { body, contentType: 'text/html' });
    expect(await cache.find('https://a.example/')).toBeUndefined();
  });

  test('a body that was changed by hand is none', async () => {
    const cache = new BodyCache(folder);
    await cache.keep('https://a.example/', { body, contentType: 'text/html', etag: '"1"' });
    for (const file of await files('bodies')) await writeFile(file, 'another body');
    expect(await cache.find('https://a.example/')).toBeUndefined();
  });

  test('the oldest go when there is too much', async () => {
    const longAgo = new Date('2026-01-01');
    const large = (name: string): Buffer => Buffer.alloc(4000, name);
    for (const name of ['a', 'b', 'c']) {
      // Each a process of its own: a sweep comes with the first keep.
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

  test('a folder that cannot be written costs the cache, not the run', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const cache = new BodyCache(path.join(folder, 'file'));
    await cache.keep('https://a.example/', { body, contentType: 'text/html', etag: '"1"' });
    expect(await cache.find('https://a.example/')).toBeUndefined();
  });
});
