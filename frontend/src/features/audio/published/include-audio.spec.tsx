import { screen, waitFor } from '@testing-library/react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { userFixture } from '#features/accounts/user.fixture';
import { IncludeAudio } from './include-audio';

const server = fakeServer();
const paying = { ...userFixture, stripe_plan_active: true };

beforeEach(() => saveTokens({ access: accessToken(), refresh: 'refresh' }));

test('the switch is shown with an active paid plan only', async () => {
  const requests = server.get('/api/common/user').answers(() => ({ ...userFixture, include_audio: true }));
  renderPage(<IncludeAudio showsListen />);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('switch')).toBeNull();
});

test('the switch is followed by a link to the latest recordings once it is on', async () => {
  server.get('/api/common/user').answers(() => ({ ...paying, include_audio: true }));
  renderPage(<IncludeAudio showsListen />);
  expect((await screen.findByRole('switch', { name: 'Include Audio' })).getAttribute('aria-checked')).toBe('true');
  screen.getByRole('button', { name: 'Listen' });
});

test('the switch is reverted if the change fails', async () => {
  const requests = server
    .post('/api/common/update-audio-preference')
    .answers(() => problemResponse(503, 'UNAVAILABLE'));
  server.get('/api/common/user').answers(() => paying);
  const { user } = renderPage(<IncludeAudio />);
  const include = await screen.findByRole('switch', { name: 'Include Audio' });
  await user.click(include);
  await screen.findByText('Failed to update audio setting');
  await waitFor(() => expect(include.getAttribute('aria-checked')).toBe('false'));
  expect(requests.map(({ body }) => body)).toEqual([{ include_audio: true }]);
});

test.each([
  ['espeak-ng', 'Audio on'],
  [null, 'Audio is on, but this server has no voice, so nothing can be played'],
] as const)('turning the switch on with the voice %p reports %p', async (voice, words) => {
  server.post('/api/common/update-audio-preference').answers(() => ({ include_audio: true }));
  server.get('/api/common/audio').answers(() => ({ voice, format: 'mp3', month_characters: 0, month_limit: null }));
  server.get('/api/common/user').answers(() => paying);
  const { user } = renderPage(<IncludeAudio />);
  await user.click(await screen.findByRole('switch', { name: 'Include Audio' }));
  await screen.findByText(words);
});
