import { storedTokens } from '#shared/session/stored-session';
import { accessToken } from '#shared/testing/fake-server';
import { saveTokens } from '#shared/testing/tokens';
import { validateToken } from './validate-token';

beforeEach(() => saveTokens({ access: accessToken(), refresh: 'r' }));

/** Whether the session continues after this response. */
const validatedWith = async (answer: () => Promise<Response>): Promise<[holds: boolean, isSignedIn: boolean]> => {
  globalThis.fetch = answer;
  return [await validateToken(), storedTokens() !== null];
};

const answering = (status: number) => () => Promise.resolve(new Response('{}', { status }));

test('a confirmed session continues', async () => expect(await validatedWith(answering(200))).toEqual([true, true]));

test('a refused session ends', async () => expect(await validatedWith(answering(401))).toEqual([false, false]));

test.each([500, 503, 429])('an answer of %i does not sign the user out', async (status) =>
  expect(await validatedWith(answering(status))).toEqual([true, true]),
);

test('an unreachable server does not sign the user out', async () =>
  expect(await validatedWith(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual([true, true]));
