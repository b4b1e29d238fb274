import { screen, waitFor } from '@testing-library/react';
import { renderClosable } from '../../shared/testing/closable-dialog';
import { heldAnswer } from '../../shared/testing/held-answer';
import { ReasonDialog } from './reason-dialog';

const open = (act: () => Promise<void>) =>
  renderClosable((onClose) => (
    <ReasonDialog title="Retry it?" action="Retry" onConfirm={act} onClose={onClose}>
      It is sent again.
    </ReasonDialog>
  ));

test('closes once it is done', async () => {
  const { user, closed } = open(() => Promise.resolve());
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Ticket 12');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(closed()).toBe(1));
});

test('what is done after Cancel closes no later dialog', async () => {
  const held = heldAnswer(undefined);
  const done = jest.fn();
  const { user, closed } = open(() => held.given.then(done));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Ticket 12');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  held.give();
  await waitFor(() => expect(done).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(closed()).toBe(1);
});
