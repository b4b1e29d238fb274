import { screen } from '@testing-library/react';
import { fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { trackerExample } from '../tracker.example';
import { TrackerMenu } from './tracker-menu';

const server = fakeServer();

test.each([
  ['Pause', false, '/api/topics/tracker/{id}/pause', 'Tracker paused'],
  ['Resume', true, '/api/topics/tracker/{id}/resume', 'Tracker resumed'],
] as const)('%s toggles the state and confirms it', async (item, paused, path, words) => {
  const asked = server.post(path).answers(() => ({ paused: !paused }));
  const { user } = renderPage(<TrackerMenu tracker={trackerExample({ paused })} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByText(words);
  expect(asked).toHaveLength(1);
});
