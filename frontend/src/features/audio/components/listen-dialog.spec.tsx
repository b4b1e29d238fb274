import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { Recording } from '../api/audio';
import { ListenDialog } from './listen-dialog';

const server = fakeServer();

const steel: Recording = {
  brief_id: 'b1',
  state: 'made',
  title: 'Steel',
  path: '/tracker/t1',
  planned_at: '2026-03-01T12:00:00.000Z',
  seconds: 60,
  sound_url: 'https://example.org/b1.mp3',
  chapters_url: null,
  fault: null,
};

test('the player takes the focus of the button that it replaces', async () => {
  server.get('/api/topics/recordings').answers(() => [{ ...steel, brief_id: 'b0', title: 'Copper' }, steel]);
  const { user } = renderPage(<ListenDialog trackerId={null} briefId={null} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Listen: Steel' }));
  const player = within(screen.getByRole('group', { name: 'Player: Steel' }));
  await waitFor(() => expect(document.activeElement).toBe(player.getByRole('button', { name: 'Play' })));
});
