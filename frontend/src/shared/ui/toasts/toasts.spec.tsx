import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { ACTION_SECONDS, toast, toastFailure } from './toast';
import { ToastContainer } from './toast-container';

const lifetimeMs = ACTION_SECONDS * 1000;

/** A page with a message that offers Undo, and the calls of Undo. */
const openWithUndo = async () => {
  const undo = jest.fn();
  const opened = renderPage(
    <main id="main" tabIndex={-1}>
      <ToastContainer />
      <button>First of the page</button>
    </main>,
  );
  act(() => toast('Tracker deleted successfully', { label: 'Undo', onClick: undo }));
  await screen.findByRole('button', { name: 'Undo' });
  return { ...opened, undo };
};

const undoButton = () => screen.queryByRole('button', { name: 'Undo' });
const gone = () => waitFor(() => expect(undoButton()).toBeNull());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('an action comes first in the tab order of the page, and returns the focus to it', async () => {
  const { user, undo } = await openWithUndo();
  act(() => screen.getByRole('main').focus());
  await user.tab();
  expect(document.activeElement).toBe(undoButton());
  await user.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await gone();
});

test('a failure stays until it is dismissed, or until something succeeds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = renderPage(<ToastContainer />);
  act(() => toastFailure('Failed to update tags'));
  await screen.findByText('Failed to update tags');
  await pass(lifetimeMs);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Failed to update tags')).toBeNull());
  act(() => toastFailure('Failed to remove tag'));
  await screen.findByText('Failed to remove tag');
  act(() => toast('Tag removed successfully'));
  await waitFor(() => expect(screen.queryByText('Failed to remove tag')).toBeNull());
  jest.useRealTimers();
});

test('messages stand at the top while a dialog is open, whose actions are at its foot', async () => {
  await openWithUndo();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const [rule = ''] = rules.filter((text) => text.includes('body:has(.MuiDialog-root)'));
  expect(rule).toMatch(/notistack-SnackbarContainer\s*\{\s*top: 14px; bottom: auto;/);
  expect(document.querySelector('.notistack-SnackbarContainer')).not.toBeNull();
});

describe('the time of a message', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the time of a message ends', async () => {
    await openWithUndo();
    await pass(lifetimeMs - 1000);
    expect(undoButton()).not.toBeNull();
    await gone();
  });

  test.each<[string, () => void, () => void]>([
    ['the focus is on its action', () => undoButton()?.focus(), () => undoButton()?.blur()],
    [
      'the pointer is on it',
      () => fireEvent.pointerEnter(screen.getByRole('status')),
      () => fireEvent.pointerLeave(screen.getByRole('status')),
    ],
    ['another window has the focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  ])('the time of a message starts again after %s', async (_what, enter, leave) => {
    await openWithUndo();
    act(enter);
    await pass(3 * lifetimeMs);
    expect(undoButton()).not.toBeNull();
    act(leave);
    await pass(lifetimeMs - 1000);
    expect(undoButton()).not.toBeNull();
    await gone();
  });
});
