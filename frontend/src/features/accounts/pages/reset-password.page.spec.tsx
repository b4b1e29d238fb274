import { screen } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { ResetPasswordPage } from './reset-password.page';

const server = fakeServer();

const links = (usable: boolean) => server.post('/api/common/check-link').answers(() => ({ usable }));
beforeEach(() => void links(true));

const open = () =>
  renderPage(<ResetPasswordPage />, { path: '/reset-password/:uid/:token', url: '/reset-password/u1/once' });
const password = () => screen.findByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');
const submit = () => screen.getByRole('button', { name: 'Set New Password' });

test('sets the password and links to sign-in', async () => {
  const requests = server.post('/api/common/reset-password').answers(() => ({ username: 'ann@example.org' }));
  const { user, location } = open();
  await user.type(await password(), 'a desk by the window');
  await user.type(confirmation(), 'a desk by the window');
  await user.click(submit());
  await screen.findByRole('dialog', { name: 'Password successfully reset!' });
  expect(requests.map(({ body }) => body)).toEqual([{ uid: 'u1', token: 'once', password: 'a desk by the window' }]);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(location()).toBe('/sign-in');
});

test('shows an error at each invalid field', async () => {
  const { user } = open();
  await user.type(await password(), 'too short');
  await user.type(confirmation(), 'another');
  await user.click(submit());
  await screen.findByText('Use at least 10 characters.');
  await screen.findByText('Passwords do not match.');
});

test('reports a used link before anything is filled in', async () => {
  links(false);
  open();
  await screen.findByText('This link is no longer valid.');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot');
});

test('shows the form if the link cannot be checked', async () => {
  server.post('/api/common/check-link').answers(() => Promise.reject(new TypeError('Failed to fetch')));
  open();
  await password();
});

test('offers another link if this one was used in the meantime', async () => {
  server
    .post('/api/common/reset-password')
    .answers(() => problemResponse(400, 'INVALID', 'This link was used before.'));
  const { user } = open();
  await user.type(await password(), 'a desk by the window');
  await user.type(confirmation(), 'a desk by the window{Enter}');
  await screen.findByText('This link was used before.');
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot');
});

test('a failure without a response has its own message', async () => {
  server.post('/api/common/reset-password').answers(() => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = open();
  await user.type(await password(), 'a desk by the window');
  await user.type(confirmation(), 'a desk by the window');
  await user.click(submit());
  await screen.findByText('An error occurred while resetting your password.');
});
