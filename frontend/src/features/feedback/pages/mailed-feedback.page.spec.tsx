import { screen } from '@testing-library/react';
import { fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { MailedFeedbackPage } from './mailed-feedback.page';

const server = fakeServer();
const open = (search = '?verdict=known') =>
  renderPage(<MailedFeedbackPage />, { path: '/feedback/:link', url: `/feedback/ann.t1.c1.proof${search}` });
const line = { text: 'The duty on drones is 100 percent.', tracker: 'US tariffs', verdict: null };

test('shows the line with the verdict of the link, and asks before it is given', async () => {
  server.get('/api/common/feedback/{link}').answers(() => line);
  const requests = server.post('/api/common/feedback/{link}').answers(() => ({}));
  const { user } = open();
  await screen.findByText(line.text);
  expect(screen.getByRole('radio', { name: /^Known/ })).toHaveProperty('checked', true);
  expect(requests).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: /^Wrong/ }));
  await user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'It is 50 percent.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Marked as wrong.');
  expect(requests.map(({ body }) => body)).toEqual([{ verdict: 'wrong', note: 'It is 50 percent.' }]);
});

test('an expired link is reported', async () => {
  server.get('/api/common/feedback/{link}').answers(() => problemResponse(404, 'NOT_FOUND'));
  open('');
  await screen.findByText('This link is no longer valid.');
  expect(screen.queryByRole('button')).toBeNull();
});
