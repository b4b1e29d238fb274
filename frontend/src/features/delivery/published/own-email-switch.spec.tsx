import { screen } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { OwnEmailSwitch } from './own-email-switch';

const server = fakeServer();
const off = { kind: 'email', channel_id: null, fault: 'TURNED_OFF', paused_at: '2026-03-01T12:00:00.000Z' } as const;

test('updates by email are turned off, and on again', async () => {
  server.get('/api/common/deliveries').answers(() => ({ briefs: [], paused: [] }));
  const { user } = renderPage(<OwnEmailSwitch />);
  const turnOffRequests = server.post('/api/common/deliveries/turn-off').answers(() => ({}));
  const on = await screen.findByRole('switch', { name: 'Updates by email', checked: true });
  await screen.findByRole('switch', { name: 'Updates by email', busy: undefined });
  server.get('/api/common/deliveries').answers(() => ({ briefs: [], paused: [off] }));
  await user.click(on);
  await screen.findByText('Updates by email are off');
  expect(turnOffRequests).toHaveLength(1);
  const resumeRequests = server.post('/api/common/deliveries/resume').answers(() => ({}));
  server.get('/api/common/deliveries').answers(() => ({ briefs: [], paused: [] }));
  await user.click(await screen.findByRole('switch', { name: 'Updates by email', checked: false }));
  await screen.findByText('Updates are sent there again');
  expect(resumeRequests.map(({ body }) => body)).toEqual([{ channel_id: null }]);
});
