import { act, screen, waitFor } from '@testing-library/react';
import { storedTokens } from '#shared/session/stored-session';
import { accessToken, configFixture, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import {
  savePendingTracker,
  markPendingTrackerSent,
  storedPendingTracker,
} from '#features/tracker-draft/published/pending-tracker';
import { SignInForm } from './sign-in-form';

const server = fakeServer();

const credentialOf = (email: string) => `header.${btoa(JSON.stringify({ email }))}.signature`;
const scripts = () => [...document.querySelectorAll('script')];

/** Simulates the arrival of Google's script. */
const googleComes = () => {
  const asked: { client_id: string; callback: (answer: { credential: string }) => void }[] = [];
  const id = {
    initialize: (options: (typeof asked)[number]) => asked.push(options),
    renderButton: (place: HTMLElement) => place.replaceChildren('Continue with Google'),
  };
  Object.assign(window, { google: { accounts: { id } } });
  return { asked, answers: (credential: string) => act(() => asked.at(-1)?.callback({ credential })) };
};

const configured = () =>
  server.get('/api/common/config').answers(() => ({
    ...configFixture,
    sign_ins: { email: true, google: true, oidc: false },
    google_client_id: 'our-client',
  }));

const open = () => {
  const onSignedIn = jest.fn();
  renderPage(<SignInForm onSignedIn={onSignedIn} onSignUp={jest.fn()} />, { url: '/?ref=friend' });
  return { onSignedIn };
};

afterEach(() => {
  Object.assign(window, { google: undefined });
  for (const script of scripts()) script.remove();
});

test('nothing is loaded from Google where it is not set up', async () => {
  const requests = server.get('/api/common/config').answers(() => configFixture);
  open();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('separator')).toBeNull();
  expect(scripts()).toEqual([]);
});

test('the button appears once Google’s script is loaded, and its response signs in', async () => {
  configured();
  const requests = server.post('/api/common/sign-in').answers(() => ({ access: 'access', refresh: 'refresh' }));
  const { onSignedIn } = open();
  await waitFor(() => expect(scripts().map(({ src }) => src)).toEqual(['https://accounts.google.com/gsi/client']));
  expect(screen.queryByText('Continue with Google')).toBeNull();
  const google = googleComes();
  await screen.findByText('Continue with Google');
  expect(google.asked.map(({ client_id }) => client_id)).toEqual(['our-client']);

  google.answers('a.b.c');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(requests.map(({ body }) => body)).toEqual([{ credential: 'a.b.c', referral_code: 'friend' }]);
  expect(storedTokens()).toEqual({ access: 'access', refresh: 'refresh' });
});

test('a failure is reported in the button’s own words, whatever the server says', async () => {
  configured();
  server.post('/api/common/sign-in').answers(() => problemResponse(401, 'INVALID_CREDENTIALS', 'Refused.'));
  const google = googleComes();
  const { onSignedIn } = open();
  await screen.findByText('Continue with Google');
  google.answers('a.b.c');
  await screen.findByText('An error occurred during Google login.');
  expect(screen.queryByText('Refused.')).toBeNull();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test.each([
  ['Ann@example.org', 'is this browser’s to create again', false],
  ['bob@example.org', 'stays hers', true],
])('a draft that went with a mail to ann@example.org: after a sign-in as %s it %s', async (address, _fate, isSent) => {
  configured();
  server.post('/api/common/sign-in').answers(() => ({ access: accessToken(), refresh: 'refresh' }));
  const draft = { tracker_description: 'Moon', update_frequency: 'week', model: 'sonar-reasoning-pro', domains: [] };
  savePendingTracker(draft, 'key');
  markPendingTrackerSent('ann@example.org', new Date(0));
  const google = googleComes();
  const { onSignedIn } = open();
  await screen.findByText('Continue with Google');
  google.answers(credentialOf(address));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(storedPendingTracker()?.idempotency_key).toBe('key');
  expect(storedPendingTracker()?.sent !== undefined).toBe(isSent);
});
