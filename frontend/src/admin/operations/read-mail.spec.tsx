import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { currentSession } from '#shared/session/session';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { saveTokens } from '#shared/testing/tokens';
import { ReadMail } from './read-mail';

const server = fakeServer();

const open = async (recipientId: string | null) => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const requests = server
    .get('/api/common/deliveries/{id}/mail')
    .answers(() => ({ subject: 'Steel', text: 'One line of news.' }));
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={testDataProvider()}
        authProvider={{
          checkAuth: async () => undefined,
          checkError: async () => undefined,
          login: async () => undefined,
          logout: async () => undefined,
          getPermissions: async () => ({ is_admin: true }),
        }}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ReadMail id="mail-1" recipientId={recipientId} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Read' }));
  return requests;
};

test('reading somebody else’s mail requires a reason', async () => {
  const asked = await open('somebody-else');
  await screen.findByRole('dialog', { name: 'Read this mail?' });
  expect(asked).toEqual([]);
});

test('reading one’s own mail requires no reason', async () => {
  saveTokens({ access: accessToken(), refresh: 'refresh' });
  const { userId } = currentSession();
  await open(userId);
  await screen.findByText('One line of news.');
  expect(screen.queryByRole('dialog', { name: 'Read this mail?' })).toBeNull();
});
