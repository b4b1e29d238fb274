import { screen } from '@testing-library/react';
import { storedTokens } from '#shared/session/stored-session';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { ImpersonateDialog } from './impersonate-dialog';

const server = fakeServer();

test('a refusal is explained, and the tokens are kept', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const requests = server
    .post('/api/common/impersonate')
    .answers(() => problemResponse(403, 'ACCESS_DENIED', 'Staff cannot be impersonated.'));
  const { user } = renderPage(<ImpersonateDialog onClose={() => undefined} />);
  await user.type(screen.getByRole('textbox', { name: 'User id' }), ' u2 ');
  await user.click(screen.getByRole('button', { name: 'Impersonate' }));
  await screen.findByText('Please enter a reason');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Ticket 12');
  await user.click(screen.getByRole('button', { name: 'Impersonate' }));
  await screen.findByText('Failed to impersonate user');
  await screen.findByText('Staff cannot be impersonated.');
  expect(requests[0]?.body).toEqual({ user_uid: 'u2', reason: 'Ticket 12' });
  expect(storedTokens()?.refresh).toBe('refresh');
});
