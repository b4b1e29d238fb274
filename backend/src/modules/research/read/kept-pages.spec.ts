import { threadPool } from '#platform/threads/thread-pool';
import { KeptPages } from './kept-pages';

const sentence = 'The ministry announced on Monday that the new rule takes effect in March, as it had said before. ';
const paragraph = sentence.repeat(4).trim();

test('a page is read from what its site answered last, and only once', async () => {
  const threads = { pool: threadPool() };
  let fetchedAt = '2026-03-01T00:00:00.000Z';
  const kept = async (url: string) =>
    url === 'https://news.example/a'
      ? {
          contentType: 'text/html',
          body: Buffer.from(`<html><body><article><h1>A rule</h1><p>${paragraph}</p></article></body></html>`),
          fetchedAt,
        }
      : undefined;
  const pages = new KeptPages({ kept }, threads, { now: () => new Date('2026-03-02T00:00:00Z') });
  const first = await pages.paragraphsOf('https://news.example/a');
  expect(first).toEqual([paragraph]);
  expect(await pages.paragraphsOf('https://news.example/a')).toBe(first);
  fetchedAt = '2026-03-02T00:00:00.000Z';
  expect(await pages.paragraphsOf('https://news.example/a')).not.toBe(first);
  expect(await pages.paragraphsOf('https://news.example/b')).toEqual([]);
  await threads.pool.close();
});
