import { screen } from '@testing-library/react';
import { storedTokens } from '#shared/session/stored-session';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { userFixture } from '#features/accounts/user.fixture';
import { OwnData } from './own-data';

const server = fakeServer();

const openDialog = async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const page = renderPage(<OwnData user={{ ...userFixture, tracker_count: 3 }} />, { path: '/user' });
  await page.user.click(screen.getByRole('button', { name: 'Delete account' }));
  await screen.findByText(/^Your 3 trackers, folders, Source Sets and API tokens are deleted/);
  return page;
};
const confirm = () => screen.getAllByRole('button', { name: 'Delete account' }).at(-1) ?? document.body;

test('the account is deleted with the password, and signed out', async () => {
  const { user, location } = await openDialog();
  const requests = server.post('/api/common/delete-account').answers(() => undefined);
  await user.click(confirm());
  await screen.findByText('Please enter your password');
  await user.type(screen.getByLabelText('Password'), 'a desk by the window');
  await user.click(confirm());
  await screen.findByText('Account deleted');
  expect(requests.map(({ body }) => body)).toEqual([{ password: 'a desk by the window' }]);
  expect(storedTokens()).toBeNull();
  expect(location()).toBe('/explore');
});

test('a wrong password is reported at the field, and nothing is deleted', async () => {
  const { user, location } = await openDialog();
  server.post('/api/common/delete-account').answers(() => problemResponse(400, 'INVALID', 'The password is wrong.'));
  await user.type(screen.getByLabelText('Password'), 'a desk by the door{Enter}');
  await screen.findByText('The password is wrong.');
  expect(storedTokens()).not.toBeNull();
  expect(location()).toBe('/user');
});

test('a failed export says so', async () => {
  server.get('/api/common/export-account').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user } = renderPage(<OwnData user={userFixture} />);
  await user.click(screen.getByRole('button', { name: 'Export account' }));
  await screen.findByText('Error downloading file');
});
