import { storedTokens } from '#shared/session/stored-session';
import { tabStorage } from '#shared/storage/browser-storage';
import { accessToken, fakeServer } from '#shared/testing/fake-server';
import { saveTokens } from '#shared/testing/tokens';
import { loadPage } from '#shared/ui/load-page';
import { exitImpersonation } from './impersonate';

jest.mock('#shared/ui/load-page', () => ({ loadPage: jest.fn() }));

const server = fakeServer();

const acting = `acting.${btoa(JSON.stringify({ sub: 'bob', act: { sub: 'root' }, iat: 1000, exp: 1900 }))}.signature`;

test('impersonation ends on the server once no tab uses it any more, so that no refusal is reported', async () => {
  tabStorage.set('ownAccess', accessToken('own'));
  tabStorage.set('ownRefresh', 'own refresh');
  saveTokens({ access: acting, refresh: null });
  const storedAtEnd: unknown[] = [];
  server.post('/api/common/end-impersonation').answers(() => void storedAtEnd.push(storedTokens()?.access));
  await exitImpersonation();
  expect(storedAtEnd).toEqual([accessToken('own')]);
  expect(loadPage).toHaveBeenCalledWith({ message: 'Exited impersonation' });
});
