import { screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import type { ApiToken } from '../api/api-tokens';
import { ApiTokens } from './api-tokens';

const server = fakeServer();

const script: ApiToken = {
  id: 't1',
  name: 'Backup script',
  scopes: ['read'],
  created_at: '2026-06-01T12:00:00.000Z',
  expires_at: null,
  last_used_at: null,
};

const open = (tokens: readonly ApiToken[], isStaff = false) => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  server.get('/api/common/api-tokens').answers(() => [...tokens]);
  server.post('/api/common/check-staff').answers(() => ({ is_staff: isStaff, is_admin: false, is_super: false }));
  return renderPage(<ApiTokens />);
};

test('a new token is shown once', async () => {
  const { user } = open([]);
  await screen.findByText('No API tokens yet.');
  const requests = server.post('/api/common/api-tokens').answers(() => ({ ...script, token: 'aidy_secret' }));
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Backup script');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Scope' }), 'Read and write');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Expires after' }), 'No expiry');
  server.get('/api/common/api-tokens').answers(() => [script]);
  await user.click(screen.getAllByRole('button', { name: 'Create token' }).at(-1) ?? document.body);
  await screen.findByText('aidy_secret');
  expect(requests.map(({ body }) => body)).toEqual([{ name: 'Backup script', scopes: ['write'], expires_at: null }]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByText('Never used');
  expect(screen.queryByText('aidy_secret')).toBeNull();
});

test.each([
  [false, 2],
  [true, 3],
])('with staff %s there are %i scopes to choose from', async (isStaff, count) => {
  const { user } = open([script], isStaff);
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  const scopes = await screen.findByRole('combobox', { name: 'Scope' });
  expect(scopes.querySelectorAll('option')).toHaveLength(count);
});

test('a token is revoked after a confirmation', async () => {
  const { user } = open([script]);
  const requests = server.delete('/api/common/api-tokens/{id}').answers(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Revoke Backup script' }));
  expect(requests).toEqual([]);
  server.get('/api/common/api-tokens').answers(() => []);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('API token revoked');
  expect(requests.map(({ path }) => path)).toEqual(['/api/common/api-tokens/t1']);
  await screen.findByText('No API tokens yet.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create token' })));
});
