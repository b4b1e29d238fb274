import { screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { renderPage } from '../../testing/render-page';
import { ActionDialog } from './action-dialog';

const onAct = jest.fn();
const onFormAround = jest.fn((event: FormEvent) => event.preventDefault());
beforeEach(() => {
  onAct.mockClear();
  onFormAround.mockClear();
});

const Renaming = ({ busy = false, disabled = false }) => {
  const [name, setName] = useState('');
  return (
    <form onSubmit={onFormAround}>
      <ActionDialog
        title="Rename"
        action="Save"
        busy={busy}
        disabled={disabled}
        onAct={onAct}
        onClose={() => undefined}
      >
        <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      </ActionDialog>
    </form>
  );
};

test.each([
  ['Enter in a field', {}, 1],
  ['Enter while it is busy', { busy: true }, 0],
  ['Enter while it cannot be done', { disabled: true }, 0],
])('%s', async (_what, props, times) => {
  const { user } = renderPage(<Renaming {...props} />);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Steel{Enter}');
  expect([onAct.mock.calls.length, onFormAround.mock.calls.length]).toEqual([times, 0]);
});

test('the dialog’s button acts without submitting the form in which the dialog was opened', async () => {
  const { user } = renderPage(<Renaming />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect([onAct.mock.calls.length, onFormAround.mock.calls.length]).toEqual([1, 0]);
});

test('the dialog gives the reason of the last failure', () => {
  renderPage(
    <ActionDialog title="Rename" action="Save" busy={false} error="It is taken." onAct={onAct} onClose={jest.fn()}>
      It has no name.
    </ActionDialog>,
  );
  expect(screen.getByRole('alert').textContent).toBe('It is taken.');
});

test('a question can have its own word for the answer, which gets the focus', async () => {
  const onClose = jest.fn();
  const { user } = renderPage(
    <ActionDialog title="Remove it?" action="Yes" cancel="No" busy={false} focusCancel onAct={onAct} onClose={onClose}>
      It is the last one.
    </ActionDialog>,
  );
  await user.keyboard('{Enter}');
  expect([screen.getByText('No'), onClose.mock.calls.length, onAct.mock.calls.length]).toEqual([
    document.activeElement,
    1,
    0,
  ]);
});
