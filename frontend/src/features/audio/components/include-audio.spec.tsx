import { screen, waitFor } from '@testing-library/react';
import { keepTokens } from '../../../shared/api/session';
import { accessToken, fakeServer, problem } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import { userExample } from '../../accounts/user.example';
import { IncludeAudio } from './include-audio';

const server = fakeServer();
const paying = { ...userExample, stripe_plan_active: true };

beforeEach(() => keepTokens({ access: accessToken(), refresh: 'refresh' }));

test('is shown with an active paid plan only', () => {
  renderPage(<IncludeAudio user={{ ...userExample, include_audio: true }} />);
  expect(screen.queryByRole('switch')).toBeNull();
});

test('is as it was before when it could not be changed', async () => {
  const asked = server.post('/api/common/update-audio-preference').answers(() => problem(503, 'UNAVAILABLE'));
  const { user } = renderPage(<IncludeAudio user={paying} />);
  const include = screen.getByRole('switch', { name: 'Include Audio' });
  await user.click(include);
  await screen.findByText('Failed to update audio setting');
  await waitFor(() => expect(include.getAttribute('aria-checked')).toBe('false'));
  expect(asked.map(({ body }) => body)).toEqual([{ include_audio: true }]);
});
