import { screen, waitFor, within } from '@testing-library/react';
import { configFixture, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { userFixture } from '#features/accounts/user.fixture';
import { Password } from './password';

const server = fakeServer();

const refused = (path: string, message: string): Response =>
  Response.json(
    { status: 400, code: 'INVALID', detail: message, errors: [{ path, message }] },
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );

describe('a password', () => {
  const open = async () => {
    const { user } = renderPage(<Password user={userFixture} />);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    const fill = async (present: string, next: string) => {
      for (const [label, text] of [
        ['Current password', present],
        ['New password', next],
      ] as const) {
        await user.clear(dialog.getByLabelText(label));
        if (text !== '') await user.type(dialog.getByLabelText(label), text);
      }
      await user.click(dialog.getByRole('button', { name: 'Change password' }));
    };
    return { user, dialog, fill };
  };
  const changes = () => server.post('/api/common/change-password');

  test('a password is changed with the current one', async () => {
    const sent = changes().answers(() => undefined);
    const { fill } = await open();
    await fill('a desk by the window', 'a chair by the door');
    await screen.findByText('Password changed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([
      { password: 'a desk by the window', new_password: 'a chair by the door' },
    ]);
  });

  test('a new password follows the rules of registration', async () => {
    const { dialog, fill } = await open();
    await fill('', 'short');
    await dialog.findByText('Please enter your password');
    dialog.getByText('Use at least 10 characters.');
  });

  test.each([
    ['Current password', 'password', 'The password is wrong.'],
    ['New password', 'new_password', 'This password is too common. Please choose another'],
  ])('the error of a refused password stays at its field until that is corrected: %s', async (label, path, message) => {
    changes().answers(() => refused(path, message));
    const { user, dialog, fill } = await open();
    await fill('a desk by the window', 'Password2025!');
    await dialog.findByText(message);
    const field = dialog.getByLabelText(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(dialog.getAllByText(message)).toHaveLength(1);
    await user.type(field, '1');
    await waitFor(() => expect(dialog.queryByText(message)).toBeNull());
  });

  test('a failed change of the password keeps the input and gives the reason', async () => {
    changes().answers(() => problemResponse(429, 'RATE_LIMITED', 'Too many requests. Please wait a little.'));
    const { dialog, fill } = await open();
    await fill('a desk by the window', 'a chair by the door');
    await dialog.findByText('Too many requests. Please wait a little.');
    expect(dialog.getByLabelText('New password')).toHaveProperty('value', 'a chair by the door');
  });
});

test.each([
  [{ sends_mail: true, outbox: false }, 'A link is on its way to ann@example.org. It works once, within an hour.'],
  [
    { sends_mail: false, outbox: true },
    'This installation has no mail server, so the link was saved on this computer instead of being sent. Open this computer’s outbox',
  ],
  [
    { sends_mail: false, outbox: false },
    'This installation has no mail server. Its administrator can give you the link, which works once, within an hour.',
  ],
])('an account without one gets its first by a link: %p', async (mail, words) => {
  server.get('/api/common/config').answers(() => ({ ...configFixture, ...mail }));
  const requests = server.post('/api/common/send-reset-email').answers(() => ({}));
  const { user } = renderPage(<Password user={{ ...userFixture, has_password: false, has_google: true }} />);
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Email me a link' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'ann@example.org' }]);
});
