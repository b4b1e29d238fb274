import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { renderPage } from '../../testing/render-page';
import { Dialog } from './dialog';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

const Asking = () => {
  const [text, setText] = useState('');
  return (
    <Dialog title="Words" open onClose={onClose} hasUnsavedText={text !== ''}>
      <input aria-label="Word" value={text} onChange={({ target }) => setText(target.value)} />
    </Dialog>
  );
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Word' });
const answer = (name: string) => screen.findByRole('button', { name });

test('closes by Escape and by going back while nothing is typed', async () => {
  const { user, back, location } = renderPage(<Asking />);
  field().focus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  back();
  await waitFor(() => expect(location()).toBe('/before'));
});

test('Escape asks before it closes with what was typed', async () => {
  const { user } = renderPage(<Asking />);
  await user.type(field(), 'steel{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await answer('Keep editing'));
  expect(field().value).toBe('steel');
  await user.type(field(), '{Escape}');
  await user.click(await answer('Discard'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('going back asks before it leaves what was typed', async () => {
  const { user, back, location } = renderPage(<Asking />);
  await user.type(field(), 'steel');
  back();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect([field().value, location()]).toEqual(['steel', '/']);
  back();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(location()).toBe('/before');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape asks where the router cannot hold up going back', async () => {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Asking />
    </BrowserRouter>,
  );
  await user.type(field(), 'steel{Escape}');
  await user.click(await answer('Discard'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
