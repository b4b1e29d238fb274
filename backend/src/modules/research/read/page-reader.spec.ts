import type { PageToRead } from '#pages/read-page';
import {
  defaultThreadPoolLimits,
  threadPool,
  type ThreadPool,
  type ThreadPoolLimits,
} from '#platform/threads/thread-pool';
import { PageReader } from './page-reader';

const page = (body: string, contentType = 'text/html'): PageToRead => ({
  url: 'https://news.example/a',
  foundAt: 'https://news.example/a',
  contentType,
  body: Buffer.from(body),
  listed: { title: 'A page', publisher: 'News', author: '', publishedAt: null },
  now: new Date('2026-03-01T00:00:00Z'),
});

const sentence = 'The ministry announced on Monday that the new rule takes effect in March, as it had said before. ';
const article = page(
  `<html><body><nav><a href="/">Home</a></nav><article><h1>A rule</h1><p>${sentence.repeat(4)}</p></article></body></html>`,
);

describe('the page reader', () => {
  let threads: ThreadPool;
  const reader = (limits: Partial<ThreadPoolLimits> = {}, timeoutMs?: number): PageReader => {
    threads = threadPool({ ...defaultThreadPoolLimits, ...limits });
    return new PageReader(threads, 'run', timeoutMs);
  };
  afterEach(() => threads.close());

  test('reads a page in a thread', async () => {
    const reading = await reader().read(article);
    expect(reading).toMatchObject({ kind: 'read', page: { title: 'A page', blocks: [sentence.repeat(4).trim()] } });
  });

  test('gives up on a page that takes too long', async () => {
    const patient = reader({ threads: 1 }, 60_000);
    // Starts the thread, which on a busy machine may take longer than the page below is given.
    expect(await patient.read(article)).toMatchObject({ kind: 'read' });
    const brief = new PageReader(threads, 'run', 1000);
    const tangled = page(`<html><body>${'<div><p>a <b>b</b>'.repeat(600_000)}</body></html>`);
    const [slow, next] = await Promise.all([brief.read(tangled), patient.read(article)]);
    expect(slow).toEqual({ kind: 'unreadable', reason: { kind: 'too_complex' } });
    expect(next).toMatchObject({ kind: 'read' });
  });

  test('gives up on a page that takes too much memory', async () => {
    const reads = reader({ heapMb: 24 }, 60_000);
    const large = page(`<html><body>${'<p>word</p>'.repeat(400_000)}</body></html>`);
    expect(await reads.read(large)).toMatchObject({ kind: 'unreadable' });
    expect(await reads.read(page('<html><body><p>Small.</p></body></html>'))).toMatchObject({ kind: 'read' });
  });

  test('stops reading a host after several such pages', async () => {
    const reads = reader({ heapMb: 24, threads: 1 }, 60_000);
    const large = () => page(`<html><body>${'<p>word</p>'.repeat(400_000)}</body></html>`);
    for (let round = 0; round < 3; round++) await reads.read(large());
    expect(await reads.read(article)).toEqual({
      kind: 'unreadable',
      reason: { kind: 'host_too_complex', host: 'news.example', pages: 3 },
    });
    expect(await reads.read({ ...article, url: 'https://other.example/a' })).toMatchObject({ kind: 'read' });
  });
});
