import { refetching } from './refetching';

const failure = (words: string) => () => Promise.reject(new TypeError(words));

test('requests a module that could not be fetched with another URL', async () => {
  const asked: string[] = [];
  const from = (url: string) => {
    asked.push(url);
    return asked.length === 1 ? failure('Failed to fetch')() : Promise.resolve('module');
  };
  const load = refetching<unknown>(
    failure('Failed to fetch dynamically imported module: http://localhost:3000/assets/dialog-1a.js'),
    from,
  );
  await expect(load()).rejects.toThrow();
  await expect(load()).rejects.toThrow();
  expect(await load()).toBe('module');
  expect(asked).toEqual([
    'http://localhost:3000/assets/dialog-1a.js?retry=1',
    'http://localhost:3000/assets/dialog-1a.js?retry=2',
  ]);
});

test('retries the same URL if the browser does not report it', async () => {
  let attempts = 0;
  const load = refetching<unknown>(() =>
    ++attempts === 1 ? failure('Importing a module script failed.')() : Promise.resolve('module'),
  );
  await expect(load()).rejects.toThrow();
  expect(await load()).toBe('module');
});
