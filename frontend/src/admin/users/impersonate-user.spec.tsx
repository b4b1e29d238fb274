import { screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { ImpersonateUser } from './impersonate-user';

const server = fakeServer();

const open = (url: string) => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const requests = server
    .post('/api/common/impersonate')
    .answers(() => problemResponse(403, 'ACCESS_DENIED', 'Staff cannot be impersonated.'));
  return { requests, ...renderPage(<ImpersonateUser id="u2" />, { path: '/users/:id/show', url }) };
};

test('a person’s page asks why before one acts as them, and shows a refusal', async () => {
  const { requests, user, search } = open('/users/u2/show');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Impersonate' }));
  const confirm = (await screen.findAllByRole('button', { name: 'Impersonate' })).at(-1);
  if (confirm !== undefined) await user.click(confirm);
  await screen.findByText('Enter a reason.');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Ticket 12');
  await user.click(screen.getByRole('button', { name: 'Impersonate' }));
  await screen.findByText('Staff cannot be impersonated.');
  expect(requests.map(({ body }) => body)).toEqual([{ user_uid: 'u2', reason: 'Ticket 12' }]);
  expect(search()).toBe('?impersonate=');
});

test('an address opens the same dialog, which leaves the address when it is closed', async () => {
  const { user, search } = open('/users/u2/show?impersonate');
  await screen.findByRole('dialog', { name: 'Impersonate this user?' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(search()).toBe(''));
});
