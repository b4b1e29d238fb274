import { screen } from '@testing-library/react';
import { renderClosable } from '#shared/testing/closable-dialog';
import { fakeServer } from '#shared/testing/fake-server';
import { heldAnswer } from '#shared/testing/held-answer';
import { sourceSetFixture } from '../source-set.fixture';
import { SourceSetDialog } from './source-set-dialog';

const server = fakeServer();

test('an answer after Cancel is reported, and closes no later dialog', async () => {
  const held = heldAnswer(sourceSetFixture());
  server.post('/api/topics/create-update-domain-set').answers(() => held.given);
  const { user, closed } = renderClosable((onClose) => <SourceSetDialog set={sourceSetFixture()} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Update Source Set' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  held.give();
  await screen.findByText('Source Set updated successfully!');
  expect(closed()).toBe(1);
});
