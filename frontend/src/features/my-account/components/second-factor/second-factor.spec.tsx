import { screen, waitFor, within } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { useUser } from '#features/accounts/api/get-user';
import { userFixture } from '#features/accounts/user.fixture';
import { SecondFactor } from './second-factor';

const server = fakeServer();
const codes = Array.from({ length: 10 }, (_, index) => `aaaa${index}-bbbbb`);

const OfUser = () => {
  const user = useUser();
  return user === undefined ? null : <SecondFactor user={user} />;
};

const open = (left: number | null) => {
  let recovery_codes_left = left;
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/user').answers(() => ({ ...userFixture, recovery_codes_left }));
  server.post('/api/common/second-factor').answers(() => ({
    otpauth_url: 'otpauth://totp/Aidy:ann@example.org?secret=ABCDEFGHIJKLMNOP',
    secret: 'ABCDEFGHIJKLMNOP',
    recovery_codes: codes,
  }));
  server.post('/api/common/second-factor/confirm').answers(({ body: { code } }) => {
    if (code !== '123456') return problemResponse(400, 'INVALID', 'This code is wrong, or was used before.');
    recovery_codes_left = 10;
    return { enabled: true };
  });
  const requests = server.post('/api/common/second-factor/disable').answers(() => {
    recovery_codes_left = null;
    return { enabled: false };
  });
  return { ...renderPage(<OfUser />), requests };
};

test('the second factor is turned on with a first code, and its recovery codes are shown once', async () => {
  const { user } = open(null);
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn on the second factor' }));
  dialog.getByRole('img', { name: 'QR code of the second factor' });
  dialog.getByText('ABCD EFGH IJKL MNOP');
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();

  const code = dialog.getByRole('textbox', { name: 'Code' });
  expect(document.activeElement).toBe(code);
  await user.keyboard('000000{Enter}');
  await dialog.findByText('This code is wrong, or was used before.');
  await user.clear(code);
  await user.type(code, '123456{Enter}');

  const kept = within(await screen.findByRole('dialog', { name: 'Keep your recovery codes' }));
  expect(kept.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await user.click(kept.getByRole('button', { name: 'Copy codes' }));
  await kept.findByRole('button', { name: 'Copied' });
  expect(await navigator.clipboard.readText()).toBe(`${codes.join('\n')}\n`);
  await user.keyboard('{Escape}');
  await user.click(kept.getByRole('button', { name: 'Done' }));
  await screen.findByText('On. 10 of 10 recovery codes are left.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the second factor is turned off with the password and a code', async () => {
  const { user, requests } = open(2);
  await screen.findByText('On. 2 of 10 recovery codes are left. For new ones, turn it off and on again.');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off the second factor' }));
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  await dialog.findByText('Please enter your password');
  await dialog.findByText('Please enter a code');
  await user.type(dialog.getByLabelText('Password'), 'a desk by the window');
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'aaaa0-bbbbb{Enter}');
  await screen.findByText('Off. Your password alone signs you in.');
  expect(requests.map(({ body }) => body)).toEqual([{ password: 'a desk by the window', code: 'aaaa0-bbbbb' }]);
});
