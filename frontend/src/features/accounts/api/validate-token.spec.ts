import { keepTokens, storedTokens } from '../../../shared/api/session';
import { accessToken } from '../../../shared/testing/fake-server';
import { validateToken } from './validate-token';

beforeEach(() => keepTokens({ access: accessToken(), refresh: 'r' }));

/** Whether the session goes on, where the server answers so or does not answer. */
const validatedWith = async (answer: () => Promise<Response>): Promise<[holds: boolean, signedIn: boolean]> => {
  globalThis.fetch = answer;
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
