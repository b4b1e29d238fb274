import { screen } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { userFixture } from '#features/accounts/user.fixture';
import { ReferralsPage } from './referrals.page';

const server = fakeServer();

const open = () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/user').answers(() => userFixture);
  return renderPage(<ReferralsPage />, { path: '/referrals' });
};
const email = () => screen.findByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send' });

test('an invitation is sent, and the field is ready for the next', async () => {
  const { user } = open();
  const requests = server.post('/api/common/refer').answers(() => ({}));
  await user.type(await email(), ' bob@example.org ');
  await user.click(send());
  await screen.findByText('Referral invitation sent successfully');
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'bob@example.org' }]);
  expect(await email()).toHaveProperty('value', '');
});

test('the input stays after a failed referral', async () => {
  const { user } = open();
  server.post('/api/common/refer').answers(() => problemResponse(503, 'UNAVAILABLE'));
  await user.type(await email(), 'bob@example.org');
  await user.click(send());
  await screen.findByText('Failed to send referral invitation');
  expect(await email()).toHaveProperty('value', 'bob@example.org');
});

test.each([
  ['', 'Email is required'],
  ['bob', 'Please enter a valid email'],
  ['b@c.d', 'Please enter a valid email'],
  [`${'b'.repeat(65)}@example.org`, 'Please enter a valid email'],
  [`bob@${'e'.repeat(250)}.org`, 'Please enter a valid email'],
])('%j is not an email address', async (input, words) => {
  const { user } = open();
  await user.click(await email());
  if (input !== '') await user.paste(input);
  await user.click(send());
  await screen.findByText(words);
});

test('the referral link is copied', async () => {
  const { user } = open();
  const link = await screen.findByRole('textbox', { name: 'Your referral link' });
  expect(link).toHaveProperty('readOnly', true);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Referral link copied to clipboard');
  expect(await navigator.clipboard.readText()).toBe(userFixture.referral_link);
});

test('a failure to copy the referral link is reported', async () => {
  const { user } = open();
  await screen.findByRole('textbox', { name: 'Your referral link' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Failed to copy link');
});

test('a failure to load the account is reported, and it can be loaded again', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/user').answers(() => problemResponse(503, 'UNAVAILABLE'));
  const { user } = renderPage(<ReferralsPage />, { path: '/referrals' });
  await screen.findByText('Unable to load account information');
  server.get('/api/common/user').answers(() => userFixture);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: 'Your referral link' });
});
