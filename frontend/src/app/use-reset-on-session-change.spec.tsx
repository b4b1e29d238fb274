import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { SigningInPage } from '#features/accounts/pages/signing-in.page';
import { JoinPage } from '#features/organisations/pages/join.page';
import { Activation } from './composed/activation';
import { useResetOnSessionChange } from './use-reset-on-session-change';

const server = fakeServer();
const tokens = { access: accessToken(), refresh: 'refresh', username: 'ann@example.org' };

const InRoot = ({ children }: { children: ReactElement }) => {
  useResetOnSessionChange();
  return children;
};

/** Records every text that the page shows, however briefly. */
const watchFor = (text: string): (() => boolean) => {
  let isSeen = false;
  new MutationObserver(() => (isSeen ||= document.body.textContent?.includes(text) === true)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return () => isSeen;
};

test('an activation link is not reported invalid after it has started the session', async () => {
  let isUsed = false;
  const requests = server.post('/api/common/check-link').answers(() => ({ usable: !isUsed }));
  server.post('/api/common/verify-account').answers(() => {
    isUsed = true;
    return { ...tokens, to_init: [] };
  });
  const { user, queries, location } = renderPage(
    <InRoot>
      <Activation />
    </InRoot>,
    { path: '/activate/:uid/:token', url: '/activate/u1/once' },
  );
  const isCalledInvalid = watchFor('This link is no longer valid.');
  await user.type(await screen.findByLabelText('First name'), 'Ann');
  await user.type(screen.getByLabelText('Last name'), 'Lee');
  await user.type(screen.getByLabelText('Password'), 'a desk by the window');
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(location()).toBe('/list-trackers'));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(isCalledInvalid()).toBe(false);
  expect(requests).toHaveLength(1);
});

test('an invite is not reported as used to the member who has just joined', async () => {
  let isUsed = false;
  const requests = server.get('/api/v1/get-invite').answers(() => ({
    email: 'ann@example.org',
    invite_token: 'once',
    is_used: isUsed,
    org_name: 'Harbour Desk',
  }));
  server.post('/api/v1/join').answers(() => {
    isUsed = true;
    return { ...tokens, role: 'coordinator' };
  });
  const { user, location } = renderPage(
    <InRoot>
      <JoinPage />
    </InRoot>,
    { path: '/join', url: '/join?org=o1&invite=once' },
  );
  await user.type(await screen.findByLabelText('First name'), 'Ann');
  await user.type(screen.getByLabelText('Last name'), 'Lee');
  await user.type(screen.getByLabelText('New password'), 'a desk by the window');
  await user.type(screen.getByLabelText('Confirm password'), 'a desk by the window{Enter}');
  await screen.findByRole('dialog', { name: 'Welcome to Aidy!' });
  expect(requests).toHaveLength(1);
  expect(location()).toBe('/join');
});

test('a sign-in with a provider is not reported as missing after it has succeeded', async () => {
  let isTaken = false;
  const requests = server.post('/api/common/oidc/credential').answers(() => {
    if (isTaken) return problemResponse(404, 'NOT_FOUND', 'There is no confirmed sign-in.');
    isTaken = true;
    return {
      credential: 'confirmed',
      email: 'ann@example.org',
      return_to: '/feed',
      referral_code: null,
      grant: null,
      member_type: null,
    };
  });
  server.post('/api/common/sign-in').answers(() => tokens);
  const { queries, location } = renderPage(
    <InRoot>
      <SigningInPage />
    </InRoot>,
    { path: '/signing-in' },
  );
  const isDenied = watchFor('You are not signed in.');
  await waitFor(() => expect(location()).toBe('/feed'));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(isDenied()).toBe(false);
  expect(requests).toHaveLength(1);
});
