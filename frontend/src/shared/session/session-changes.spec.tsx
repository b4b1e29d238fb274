import { fakeServer } from '../testing/fake-server';
import { removeTokens, saveTokens } from '../testing/tokens';
import { replaceSession, expireTokens } from './session-changes';
import { storedTokens } from './stored-session';
import type { Tokens } from './tokens';

const server = fakeServer();

const tokensOf = (sub: string, serial = 1): Tokens => ({
  access: `x.${btoa(JSON.stringify({ sub, iat: serial, exp: serial + 900 }))}.x`,
  refresh: `${sub} ${serial}`,
});
const [ann, annLater, bob] = [tokensOf('ann'), tokensOf('ann', 2), tokensOf('bob')];

beforeEach(() => server.post('/api/common/sign-out').answers(() => undefined as never));
afterEach(removeTokens);

test('a session that expires while its person signs in again does not keep them out', async () => {
  saveTokens(ann);
  await expireTokens(ann.access);
  await replaceSession(annLater, ann);
  expect(storedTokens()).toEqual(annLater);
});

test('a sign-in does not replace a person who signed in first', async () => {
  saveTokens(ann);
  saveTokens(bob);
  await expect(replaceSession(annLater, ann)).rejects.toThrow('Someone else has signed in.');
  expect(storedTokens()).toEqual(bob);
});
