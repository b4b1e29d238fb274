import { renderHook, waitFor } from '@testing-library/react';
import { storedTokens } from '#shared/session/stored-session';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { removeTokens, saveTokens } from '#shared/testing/tokens';
import {
  closeAuthDialog,
  finishAuthRequest,
  openAuthDialog,
  useAuthRequest,
} from '#features/accounts/published/auth-dialog';
import { folderFixture } from '#features/collections/folder.fixture';
import { fetchPublicPath } from '#features/collections/published/public-path';
import { requireSignIn } from './require-sign-in';

const server = fakeServer();
const goOn = jest.fn();
const guard = (path = '/feed?tags=trade') => requireSignIn(goOn)({ request: new Request(`http://localhost${path}`) });
const signIn = () => saveTokens({ access: accessToken(), refresh: 'refresh' });
const validity = { valid: true, user_uid: 'u1', expires_at: '2026-03-01T10:00:00Z', impersonating: null } as const;
/** The text of the open sign-in dialog; null if none is open. */
const asking = () => {
  const { result, unmount } = renderHook(useAuthRequest);
  unmount();
  return result.current;
};
const refused = () => {
  server.post('/api/common/validate-token').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
  server.post('/api/common/refresh-token').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
};

beforeEach(() => goOn.mockClear());
afterEach(() => {
  closeAuthDialog();
  removeTokens();
  window.history.replaceState(null, '', '/');
});

test('holds the navigation until the session is validated', async () => {
  signIn();
  let answer: () => void = () => undefined;
  const requests = server
    .post('/api/common/validate-token')
    .answers(() => new Promise<typeof validity>((done) => (answer = () => done(validity))));
  let isEntered = false;
  const entering = guard().then((answered) => {
    isEntered = true;
    return answered;
  });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(isEntered).toBe(false);
  answer();
  expect(await entering).toBeNull();
});

describe('without a valid session', () => {
  test.each([
    ['signed out', () => undefined],
    ['refused', () => (signIn(), refused())],
  ])(
    '%s: the navigation is cancelled, sign-in is requested, and the navigation resumes afterwards',
    async (_how, given) => {
      given();
      window.history.replaceState(null, '', '/tracker/t1?from=mail#line-1');
      const answer = await guard();
      expect(answer?.headers.get('location')).toBe('/tracker/t1?from=mail#line-1');
      expect(storedTokens()).toBeNull();
      expect(goOn).not.toHaveBeenCalled();
      expect(asking()?.explanation).toBe('Sign in to open the page that you asked for.');
      finishAuthRequest();
      expect(goOn.mock.calls).toEqual([['/feed?tags=trade']]);
    },
  );

  test('a first page that needs a sign-in leads to Explore, and afterwards to the line of its link', async () => {
    window.history.replaceState(null, '', '/feed?tags=trade#line-1');
    expect((await guard())?.headers.get('location')).toBe('/explore');
    finishAuthRequest();
    expect(goOn.mock.calls).toEqual([['/feed?tags=trade#line-1']]);
  });
});

describe('the owner’s address of a folder, without a session', () => {
  const enter = () =>
    requireSignIn(goOn, fetchPublicPath)({ request: new Request('http://localhost/list-trackers/above/f1') });

  test('the owner’s path of a public folder leads signed-out people to the public page of the folder', async () => {
    const requests = server.get('/api/topics/get-collection').answers(() => folderFixture([]));
    expect((await enter())?.headers.get('location')).toBe('/collection/f1');
    expect(requests.map(({ query }) => query.get('unique_id'))).toEqual(['f1']);
    expect(asking()).toBeNull();
  });

  test('the owner’s path of a private folder requests a sign-in and resumes afterwards', async () => {
    server.get('/api/topics/get-collection').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
    window.history.replaceState(null, '', '/list-trackers/above/f1');
    expect((await enter())?.headers.get('location')).toBe('/explore');
    expect(asking()?.dialog).toBe('sign-in');
    finishAuthRequest();
    expect(goOn.mock.calls).toEqual([['/list-trackers/above/f1']]);
  });
});

test('a slow server does not hold the page; a refusal that comes later opens the dialog over it', async () => {
  signIn();
  let refuse: () => void = () => undefined;
  server
    .post('/api/common/validate-token')
    .answers(() => new Promise<Response>((done) => (refuse = () => done(problemResponse(401, 'AUTH_REQUIRED')))));
  server.post('/api/common/refresh-token').answers(() => problemResponse(401, 'AUTH_REQUIRED'));
  expect(await guard()).toBeNull();
  await waitFor(() => {
    refuse();
    expect(storedTokens()).toBeNull();
  });
  await waitFor(() => {
    openAuthDialog('register');
    finishAuthRequest();
    expect(goOn).toHaveBeenCalled();
  });
});

test('an unreachable server does not sign the user out', async () => {
  signIn();
  server.post('/api/common/validate-token').answers(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await guard()).toBeNull();
  expect(storedTokens()).not.toBeNull();
});
