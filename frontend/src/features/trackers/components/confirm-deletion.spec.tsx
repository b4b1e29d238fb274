import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { keepTokens } from '../../../shared/api/session';
import { accessToken, fakeServer } from '../../../shared/testing/fake-server';
import { renderPage } from '../../../shared/testing/render-page';
import ConfirmDeletion from './confirm-deletion';

const server = fakeServer();

beforeEach(() => keepTokens({ access: accessToken(), refresh: 'refresh' }));

const Page = ({ onDeleted }: { onDeleted: () => void }) => {
  const [open, setOpen] = useState(true);
  return open && <ConfirmDeletion trackerId="t1" name="Steel" onClose={() => setOpen(false)} onDeleted={onDeleted} />;
};

const open = () => {
  const onDeleted = jest.fn();
  return { ...renderPage(<Page onDeleted={onDeleted} />), onDeleted };
};
const remove = () => screen.getByRole('button', { name: 'Delete' });

test('Escape during a deletion closes the dialog, and the deletion completes', async () => {
  let answer: () => void = () => undefined;
  server
    .delete('/api/topics/delete-tracker/{id}')
    .answers(() => new Promise<undefined>((done) => (answer = () => done(undefined))));
  const { user, onDeleted } = open();
  await user.click(remove());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onDeleted).not.toHaveBeenCalled();
  answer();
  await screen.findByText('Tracker deleted successfully');
  expect(onDeleted).toHaveBeenCalledTimes(1);
});

test('a deletion can be undone', async () => {
  server.delete('/api/topics/delete-tracker/{id}').answers(() => undefined);
  const restored = server.post('/api/topics/restore').answers(({ body }) => body);
  const { user } = open();
  await user.click(remove());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Tracker restored');
  expect(restored.map(({ body }) => body)).toEqual([{ kind: 'tracker', id: 't1' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
