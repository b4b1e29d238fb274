import { screen } from '@testing-library/react';
import { renderClosable } from '#shared/testing/closable-dialog';
import { fakeServer } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { MakePublic } from './make-public';

const server = fakeServer();
const open = () => renderClosable((onClose) => <MakePublic trackerId="t1" onClose={onClose} />);
const confirm = () => screen.getByRole('button', { name: 'Make Public & Copy' });

test('an answer after Cancel is reported, and closes no later dialog', async () => {
  const held = heldAnswer({ public: true });
  server.post('/api/topics/toggle-public/{id}').answers(() => held.given);
  const { user, closed } = open();
  await user.click(confirm());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  held.give();
  await screen.findByText('Tracker is now public and link copied to clipboard');
  expect(closed()).toBe(1);
});

test('a tracker made public is reported even if its link could not be copied', async () => {
  server.post('/api/topics/toggle-public/{id}').answers(() => ({ public: true }));
  const { user, closed } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await user.click(confirm());
  await screen.findByText('Tracker is now public, but the link could not be copied');
  expect(closed()).toBe(1);
});
