import { screen } from '@testing-library/react';
import { configFixture, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { ForgotPage } from './forgot.page';

const server = fakeServer();

const ask = async () => {
  server.post('/api/common/send-reset-email').answers(() => ({}));
  const { user } = renderPage(<ForgotPage />);
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await screen.findByText('If user with this email exists, a password reset email has been sent.');
};

test('the page links to the outbox if there is no mail server', async () => {
  server.get('/api/common/config').answers(() => ({ ...configFixture, outbox: true }));
  await ask();
  const outbox = screen.getByRole('link', { name: 'Open this computer’s outbox' });
  expect(outbox.getAttribute('href')).toBe('/outbox');
});

test('the page says that the mail was sent if there is a mail server', async () => {
  await ask();
  expect(screen.queryByRole('link', { name: /outbox/ })).toBeNull();
});
