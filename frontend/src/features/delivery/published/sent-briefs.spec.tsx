import { screen } from '@testing-library/react';
import type { Schema } from '#shared/api/api-schema';
import { fakeServer } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import type { BriefDelivery } from '../api/deliveries';
import { SentBriefs } from './sent-briefs';

const server = fakeServer();

const sent: BriefDelivery = {
  id: 'd1',
  kind: 'email',
  target: 'ann@example.org',
  title: 'US tariffs',
  path: '/tracker/t1',
  state: 'delivered',
  at: '2026-03-01T12:00:00.000Z',
  next_attempt_at: null,
  fault: null,
  detail: null,
  is_stored: false,
};
const open = (briefs: readonly BriefDelivery[], paused: Schema<'BriefDeliveries'>['paused'] = []) => {
  server.get('/api/common/deliveries').answers(() => ({ briefs: [...briefs], paused: [...paused] }));
  return renderPage(<SentBriefs />);
};

test('each sent brief shows its content, target and outcome', async () => {
  open([
    sent,
    { ...sent, id: 'd2', kind: 'slack', target: null, state: 'given_up', fault: 'STATUS_404' },
    { ...sent, id: 'd3', state: 'due', fault: 'UNREACHABLE', next_attempt_at: '2026-03-01T13:00:00.000Z' },
    { ...sent, id: 'd4', title: null, path: null, state: 'cancelled' },
  ]);
  expect((await screen.findAllByRole('link', { name: 'US tariffs' }))[0]).toHaveProperty('pathname', '/tracker/t1');
  const [first, second, third, fourth] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/^US tariffsEmail to ann@example\.orgSent /);
  expect(second).toMatch(/Slack to a deleted channelGave up .+: it answered 404$/);
  expect(third).toMatch(/Not sent yet: it could not be reached\. Next try at \d\d:00$/);
  expect(fourth).toMatch(/^Deleted tracker.*No longer needed/);
});

test('a mail that no mail server took is stored, not sent, and can be read', async () => {
  server.get('/api/common/deliveries/{id}/mail').answers(() => ({
    subject: 'US tariffs: 2 news',
    text: 'Steel is taxed. [1]\n[1] http://localhost/go/s1',
  }));
  const { user } = open([{ ...sent, is_stored: true }]);
  expect((await screen.findByRole('listitem')).textContent).toMatch(
    /Stored .+, not sent: this server has no mail server/,
  );
  await user.click(screen.getByRole('button', { name: 'Read: US tariffs' }));
  await screen.findByRole('dialog', { name: 'US tariffs: 2 news' });
  expect(await screen.findByRole('link', { name: 'http://localhost/go/s1' })).toBeTruthy();
});

test('earlier briefs are shown on demand', async () => {
  const { user } = open(Array.from({ length: 8 }, (_, n) => ({ ...sent, id: `d${n}` })));
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

test('an address that refuses mails says so, and is tried again', async () => {
  const paused = { kind: 'email', channel_id: null, fault: 'REFUSED', paused_at: '2026-03-01T12:00:00.000Z' } as const;
  const { user } = open([], [paused]);
  await screen.findByText(/are paused: three of them could not be sent because the mail server does not accept it/);
  const requests = server.post('/api/common/deliveries/resume').answers(() => ({}));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Updates are sent there again');
  expect(requests.map(({ body }) => body)).toEqual([{ channel_id: null }]);
});
