import { fireEvent, render, screen } from '@testing-library/react';
import { FoldedQuote } from './folded-quote';

/** Simulates a quote of `lines` lines, of which four are shown while it is collapsed. */
const withLines = (lines: number) => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 20);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(Math.min(lines, 4) * 20);
};
afterEach(() => jest.restoreAllMocks());

const show = () =>
  render(
    <FoldedQuote>
      A passage. <a href="/document/1">1</a>
    </FoldedQuote>,
  );

test('a long quote opens and closes', () => {
  withLines(9);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeNull();
});

test('a source that takes the focus below the fold is shown', () => {
  withLines(9);
  show();
  fireEvent.focus(screen.getByRole('link'));
  expect(screen.queryByRole('button', { name: 'Show less' })).not.toBeNull();
});

test('a short quote has no button', () => {
  withLines(3);
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
