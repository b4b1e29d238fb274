import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { closeAuthDialog, openAuthDialog, useAuthRequest } from './auth-dialog';
import { AuthDialogs } from './auth-dialogs';

const server = fakeServer();

const Page = () => {
  const request = useAuthRequest();
  return request === null ? null : <AuthDialogs dialog={request.dialog} />;
};

const inAnotherTab = (stored: Record<string, string>) =>
  act(() => {
    Object.assign(localStorage, stored);
    for (const key of Object.keys(stored)) window.dispatchEvent(new StorageEvent('storage', { key }));
  });

afterEach(() => act(closeAuthDialog));

test('signing in in another tab closes the dialog and continues its action', async () => {
  const afterwards = jest.fn();
  openAuthDialog('sign-in', afterwards);
  const { user } = renderPage(<Page />);
  await user.type(screen.getByLabelText('Email'), 'ann@exam');
  inAnotherTab({ access: 'a', refresh: 'r' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(afterwards).toHaveBeenCalledTimes(1);
});

test('other storage changes in another tab do not affect the dialog', async () => {
  openAuthDialog('sign-in');
  const { user } = renderPage(<Page />);
  await user.type(screen.getByLabelText('Email'), 'ann@exam');
  inAnotherTab({ colorMode: 'dark' });
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ann@exam');
});

test('registering in the dialog says that it was successful', async () => {
  server.post('/api/common/send-verify-email').answers(() => ({}));
  openAuthDialog('register');
  const { user } = renderPage(<Page />);
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await user.click(screen.getByRole('button', { name: 'Start Tracking' }));
  await screen.findByText('Registration successful!');
});
