import { fireEvent, render, screen } from '@testing-library/react';
import { isEnter } from './is-enter';

test.each([
  ['Enter', { key: 'Enter', keyCode: 13 }, true],
  ['another key', { key: 'a', keyCode: 65 }, false],
  ['Enter that chooses a word of an input method', { key: 'Enter', keyCode: 229, isComposing: true }, false],
  ['the same in Safari, where the composition has ended before', { key: 'Enter', keyCode: 229 }, false],
])('%s', (_name, pressed, expected) => {
  const told = jest.fn();
  render(<input onKeyDown={(event) => told(isEnter(event))} />);
  fireEvent.keyDown(screen.getByRole('textbox'), pressed);
  expect(told).toHaveBeenCalledWith(expected);
});
