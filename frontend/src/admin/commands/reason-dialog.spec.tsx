import { screen, waitFor } from '@testing-library/react';
import { renderClosable } from '#shared/testing/closable-dialog';
import { heldAnswer } from '#shared/testing/held-answer';
import { ReasonDialog } from './reason-dialog';

const done = { response: new Response() };

const open = (send: () => Promise<typeof done>) =>
  renderClosable((onClose) => (
    <ReasonDialog title="Retry it?" action="Retry" send={send} onClose={onClose}>
      It is sent again.
    </ReasonDialog>
  ));

test('the dialog closes once the action is done', async () => {
  const { user, closed } = open(() => Promise.resolve(done));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Ticket 12');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(closed()).toBe(1));
});

test('an action that finishes after Cancel does not close the dialog again', async () => {
  const held = heldAnswer(done);
  const carriedOut = jest.fn(() => done);
  const { user, closed } = open(() => held.given.then(carriedOut));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Ticket 12');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  held.give();
  await waitFor(() => expect(carriedOut).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(closed()).toBe(1);
});

test('a proxy’s error page is reported as an unreachable server', async () => {
  const { user } = open(async () => ({ error: '<html>', response: new Response('<html>', { status: 502 }) }));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Ticket 12');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('The server could not be reached. Please try again in a moment.');
});
