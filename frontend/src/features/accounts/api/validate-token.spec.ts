import { keepTokens, storedTokens } from '../../../shared/api/session';

const kept = new Map<string, string>();
const stand = (name: 'fetch' | 'localStorage' | 'navigator' | 'Request', value: unknown): void =>
  void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const { fetch: originalFetch, Request: OriginalRequest } = globalThis;

/** A browser resolves paths against its page; this process has none. */
class PageRequest extends OriginalRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://app.test') : input, init);
  }
}

beforeEach(() => {
  kept.clear();
  stand('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  stand('navigator', {});
  stand('Request', PageRequest);
  keepTokens({ access: `a.${btoa(JSON.stringify({ iat: 1000, exp: 1900 }))}.s`, refresh: 'r' });
});
afterAll(() => {
  stand('fetch', originalFetch);
  stand('Request', OriginalRequest);
});

/** What comes of it where the server answers, or does not. */
const validatedWith = async (answer: () => Promise<Response>): Promise<[holds: boolean, signedIn: boolean]> => {
  stand('fetch', answer);
  const { validateToken } = await import('./validate-token');
  return [await validateToken(), storedTokens() !== null];
};

const answering = (status: number) => () => Promise.resolve(new Response('{}', { status }));

test('a session that the server confirms goes on', async () =>
  expect(await validatedWith(answering(200))).toEqual([true, true]));

test('one that it refuses is over', async () => expect(await validatedWith(answering(401))).toEqual([false, false]));

test.each([500, 503, 429])('an answer of %i signs nobody out', async (status) =>
  expect(await validatedWith(answering(status))).toEqual([true, true]),
);

test('nor does a server that does not answer', async () =>
  expect(await validatedWith(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([true, true]));
