import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { AccountSession } from '../api/sessions';
import { Sessions } from './sessions';

const server = fakeServer();

const here: AccountSession = {
  id: 's1',
  started_at: '2026-06-01T12:00:00.000Z',
  refreshed_at: '2026-06-02T12:00:00.000Z',
  expires_at: '2026-07-02T12:00:00.000Z',
  browser: null,
  system: null,
  current: true,
};
const there: AccountSession = { ...here, id: 's2', started_at: '2026-05-20T12:00:00.000Z', current: false };

const open = (sessions: readonly AccountSession[], canEnd = true) => {
  server.get('/api/common/sessions').answers(() => [...sessions]);
  return renderPage(<Sessions canEnd={canEnd} />);
};

test('another session can be ended', async () => {
  const { user } = open([here, there]);
  const requests = server.delete('/api/common/sessions/{id}').answers(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Sign out the browser of May 20, 2026' }));
  await screen.findByText('That session was signed out');
  expect(requests.map(({ path }) => path)).toEqual(['/api/common/sessions/s2']);
});

test('the next session gets the focus of an ended one', async () => {
  const second = { ...there, id: 's3', started_at: '2026-05-10T12:00:00.000Z' };
  const { user } = open([here, there, second]);
  server.delete('/api/common/sessions/{id}').answers(() => {
    server.get('/api/common/sessions').answers(() => [here, second]);
    return undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out the browser of May 20, 2026' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  const next = screen.getByRole('button', { name: 'Sign out the browser of May 10, 2026' });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('all other sessions can be ended at once', async () => {
  const { user } = open([here, there]);
  server.post('/api/common/sign-out-elsewhere').answers(() => ({ ended: 1 }));
  const everywhere = await screen.findByRole('button', { name: 'Sign out everywhere else' });
  server.get('/api/common/sessions').answers(() => [here]);
  await user.click(everywhere);
  await screen.findByText('Signed out everywhere else');
  expect(screen.queryByText('Another browser')).toBeNull();
});

test('sessions are named by browser and system, as far as these are known', async () => {
  const { user } = open([
    { ...here, browser: 'Firefox', system: 'Windows' },
    { ...there, browser: 'Safari', system: 'iPhone' },
    { ...there, id: 's3', started_at: '2026-05-10T12:00:00.000Z', system: 'Android' },
    { ...there, id: 's4', started_at: '2026-05-01T12:00:00.000Z' },
  ]);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox on Windows.*This browser.*Signed in/),
    expect.stringMatching(/^Safari on iPhone(?!.*This browser)/),
    expect.stringMatching(/^Android/),
    expect.stringMatching(/^Another browser/),
  ]);
  const requests = server.delete('/api/common/sessions/{id}').answers(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone of May 20, 2026' }));
  await screen.findByText('That session was signed out');
  expect(requests.map(({ path }) => path)).toEqual(['/api/common/sessions/s2']);
});

test('no session can be ended without others, or by an impersonator', async () => {
  open([here]);
  await screen.findByText('This browser');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an impersonator can end no session', async () => {
  open([here, there], false);
  await screen.findByText('Another browser');
  expect(screen.queryByRole('button')).toBeNull();
});
