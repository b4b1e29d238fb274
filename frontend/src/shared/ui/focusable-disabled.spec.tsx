import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { renderPage } from '../testing/render-page';
import { focusableDisabled } from './focusable-disabled';

const onClick = jest.fn();
const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
beforeEach(() => {
  onClick.mockClear();
  onSubmit.mockClear();
});

test.each([
  ['an enabled button acts and submits', false, 1],
  ['a disabled button does neither and keeps the focus', true, 0],
])('%s', async (_what, disabled, times) => {
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <button {...focusableDisabled(disabled, onClick)}>Send</button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([times, times]);
  expect(document.activeElement).toBe(button);
});
