import { screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { accessToken, fakeServer, problemResponse } from '#shared/testing/fake-server';
import { renderPage } from '#shared/testing/render-page';
import { saveTokens } from '#shared/testing/tokens';
import { ConfirmDeletion } from './confirm-deletion';

const server = fakeServer();

beforeEach(() => saveTokens({ access: accessToken(), refresh: 'refresh' }));

type Item = ComponentProps<typeof ConfirmDeletion>['item'];

const Page = ({ item, onDeleted }: { item: Item; onDeleted: () => void }) => {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen && <ConfirmDeletion item={item} onClose={() => setIsOpen(false)} onDeleted={onDeleted} />;
};

const open = (item: Item = { type: 'tracker', id: 't1', name: 'Steel' }) => {
  const onDeleted = jest.fn();
  return { ...renderPage(<Page item={item} onDeleted={onDeleted} />), onDeleted };
};
const remove = () => screen.getByRole('button', { name: 'Delete' });

test.each(['tracker', 'collection'] as const)('the confirmation says how long a deleted %s can be restored', (type) => {
  open({ type, id: 't1', name: 'Steel' });
  screen.getByText(/This action cannot be undone\.$/);
  screen.getByText(/ goes to Recently deleted first, where you can restore it for 30 days\.$/);
  expect(screen.queryByText(/10 seconds/)).toBeNull();
});

test('Escape during a deletion closes the dialog, and the deletion completes', async () => {
  let answer: () => void = () => undefined;
  server
    .delete('/api/topics/delete-tracker/{id}')
    .answers(() => new Promise<undefined>((done) => (answer = () => done(undefined))));
  const { user, onDeleted } = open();
  screen.getByText('Are you sure you want to delete this tracker? This action cannot be undone.');
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
  const requests = server.post('/api/topics/restore').answers(({ body }) => body);
  const { user } = open();
  await user.click(remove());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Tracker restored');
  expect(requests.map(({ body }) => body)).toEqual([{ kind: 'tracker', id: 't1' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

describe('a folder', () => {
  const trade: Item = { type: 'collection', id: 'trade', name: 'Trade' };

  test('a folder is deleted with its contents, which can be undone', async () => {
    server.delete('/api/topics/delete-collection/{id}').answers(() => undefined);
    const requests = server.post('/api/topics/restore').answers(({ body }) => body);
    const { user } = open(trade);
    screen.getByText(
      'Are you sure you want to delete this folder? This will permanently delete ALL trackers and folders inside it. This action cannot be undone.',
    );
    await user.click(remove());
    await screen.findByText('Collection deleted successfully');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Folder restored');
    expect(requests.map(({ body }) => body)).toEqual([{ kind: 'collection', id: 'trade' }]);
  });

  test('a folder stays if the server fails', async () => {
    server.delete('/api/topics/delete-collection/{id}').answers(() => problemResponse(503, 'UNAVAILABLE'));
    const { user, onDeleted } = open(trade);
    await user.click(remove());
    await screen.findByText('Failed to delete collection. Please try again.');
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
